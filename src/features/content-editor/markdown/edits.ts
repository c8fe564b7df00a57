/** A text with what is marked in it. */
export type Marked = { text: string; start: number; end: number }

/** What replaces a stretch of the text, and what is marked then. */
export type Edit = { from: number; to: number; put: string; start: number; end: number }

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

/** Puts signs around what is marked, or takes them away; around nothing it puts a word to be written over. */
export function wrap({ text, start, end }: Marked, sign: string, word: string): Edit {
  const size = sign.length
  if (text.slice(start - size, start) === sign && text.slice(end, end + size) === sign) {
    const inner = text.slice(start, end)
    return { from: start - size, to: end + size, put: inner, start: start - size, end: end - size }
  }
  const marked = text.slice(start, end)
  // Signs that stand beside a space are no signs to Markdown.
  const before = marked.length - marked.trimStart().length
  const inner = marked.trim() || word
  const from = marked.trim() ? start + before : start
  return {
    from,
    to: marked.trim() ? from + inner.length : end,
    put: `${sign}${inner}${sign}`,
    start: from + size,
    end: from + size + inner.length,
  }
}

/** Begins each marked line with a sign, or takes it away from all that have it. */
export function prefix({ text, start, end }: Marked, sign: string): Edit {
  const from = lineStart(text, start)
  const to = lineEnd(text, end > start && text[end - 1] === '\n' ? end - 1 : end)
  const lines = text.slice(from, to).split('\n')
  const isOn = lines.every((line) => line.startsWith(sign) || line.trim() === '')
  const isOff = isOn && lines.some((line) => line.startsWith(sign))
  const put = lines
    .map((line) => {
      if (isOff) return line.startsWith(sign) ? line.slice(sign.length) : line
      return line.trim() === '' && lines.length > 1 ? line : `${sign}${bare(line)}`
    })
    .join('\n')
  return {
    from,
    to,
    put,
    start: lines.length > 1 ? from : from + put.length,
    end: from + put.length,
  }
}

/** A line without what it began with. */
const bare = (line: string) => line.replace(/^(#{1,6} |> |[-*+] )/, '')

/** A heading, one smaller with each press, and back to a line of text. */
export function heading(marked: Marked): Edit {
  const from = lineStart(marked.text, marked.start)
  const line = marked.text.slice(from, lineEnd(marked.text, from))
  const [, now = ''] = /^(#{1,6}) /.exec(line) ?? []
  const next = { '': '## ', '##': '### ' }[now] ?? ''
  const put = `${next}${bare(line)}`
  return { from, to: from + line.length, put, start: from + put.length, end: from + put.length }
}

/** A link around what is marked; what is marked may be the address itself. */
export function link({ text, start, end }: Marked, word: string, address = 'https://'): Edit {
  const marked = text.slice(start, end)
  const isAddress = /^(https?:\/\/|mailto:)\S+$/.test(marked)
  const label = isAddress || marked === '' ? word : marked.replaceAll(/[[\]]/g, '\\$&')
  const target = isAddress ? marked : address
  const put = `[${label}](${target})`
  // What is still to be written is marked: the words of an address, or the address of words.
  const at = isAddress || marked === '' ? start + 1 : start + label.length + 3
  const size = isAddress || marked === '' ? label.length : target.length
  return { from: start, to: end, put, start: at, end: at + size }
}

/** Something that stands on lines of its own. */
export function block({ text, end }: Marked, put: string): Edit {
  const at = lineEnd(text, end)
  const before = text.slice(0, at)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const after = text.slice(at).startsWith('\n\n') || at === text.length ? '' : '\n'
  const whole = `${gap}${put}${after}`
  return { from: at, to: at, put: whole, start: at + whole.length, end: at + whole.length }
}

/** What Enter does within a list or a quote: goes on with it, or ends it on an empty line. Null where it is only Enter. */
export function enter({ text, start, end }: Marked): Edit | null {
  if (start !== end) return null
  const from = lineStart(text, start)
  const line = text.slice(from, start)
  const [, indent = '', sign = '', rest = ''] =
    /^(\s*)([-*+] |> |\d{1,4}[.)] )(.*)$/.exec(line) ?? []
  if (sign === '') return null
  if (rest.trim() === '') {
    return { from, to: start, put: '', start: from, end: from }
  }
  const [, number = '', close = ''] = /^(\d+)([.)] )$/.exec(sign) ?? []
  const next = number ? `${String(Number(number) + 1)}${close}` : sign
  const put = `\n${indent}${next}`
  return { from: start, to: start, put, start: start + put.length, end: start + put.length }
}

export const applied = (text: string, { from, to, put }: Edit): string =>
  text.slice(0, from) + put + text.slice(to)

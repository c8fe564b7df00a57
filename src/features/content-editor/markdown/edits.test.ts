import { describe, expect, it } from 'vitest'
import { applied, block, type Edit, enter, heading, link, type Marked, prefix, wrap } from './edits'

/** A text with what is marked between bars, as people see it. */
const marked = (shown: string): Marked => {
  const start = shown.indexOf('|')
  const end = shown.lastIndexOf('|')
  return start === end
    ? { text: shown.replace('|', ''), start, end: start }
    : { text: shown.replaceAll('|', ''), start, end: end - 1 }
}
const shown = ({ text }: Marked, edit: Edit | null): string => {
  if (!edit) return 'nothing'
  const next = applied(text, edit)
  const { start, end } = edit
  return start === end
    ? `${next.slice(0, start)}|${next.slice(start)}`
    : `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`
}

describe('bold', () => {
  it.each([
    ['It |rains|.', 'It **|rains|**.'],
    ['It **|rains|**.', 'It |rains|.'],
    ['It |.', 'It **|bold|**.'],
    ['It| rains |now', 'It **|rains|** now'],
  ])('%s becomes %s', (before, after) => {
    expect(shown(marked(before), wrap(marked(before), '**', 'bold'))).toBe(after)
  })
})

describe('a list and a quote', () => {
  it.each([
    ['- ', 'one\n|two', 'one\n- two|'],
    ['- ', '|one\ntwo|', '|- one\n- two|'],
    ['- ', '|- one\n- two|', '|one\ntwo|'],
    ['- ', '|one\n\ntwo|', '|- one\n\n- two|'],
    ['> ', '## He|ading', '> Heading|'],
    ['- ', '|', '- |'],
  ])('%s on %s', (sign, before, after) => {
    expect(shown(marked(before), prefix(marked(before), sign))).toBe(after)
  })
})

describe('a heading', () => {
  it('goes from the second level to the third and back to text', () => {
    const first = applied('Rain', heading(marked('Ra|in')))
    expect(first).toBe('## Rain')
    const second = applied(first, heading({ text: first, start: 4, end: 4 }))
    expect(second).toBe('### Rain')
    expect(applied(second, heading({ text: second, start: 5, end: 5 }))).toBe('Rain')
  })
})

describe('a link', () => {
  it.each([
    ['See |this|.', 'See [this](|https://|).'],
    ['See |.', 'See [|words|](https://).'],
    ['|https://rain.example/a|', '[|words|](https://rain.example/a)'],
    ['|[x]|', '[\\[x\\]](|https://|)'],
  ])('%s becomes %s', (before, after) => {
    expect(shown(marked(before), link(marked(before), 'words'))).toBe(after)
  })
})

describe('a picture', () => {
  it.each([
    ['One|', 'One\n\n![a](b)|'],
    ['|', '![a](b)|'],
    ['One|\nTwo', 'One\n\n![a](b)\n|\nTwo'],
    ['One\n\n|', 'One\n\n![a](b)|'],
  ])('stands on lines of its own after %s', (before, after) => {
    expect(shown(marked(before), block(marked(before), '![a](b)'))).toBe(after)
  })
})

describe('Enter', () => {
  it.each([
    ['- one|', '- one\n- |'],
    ['  * one|', '  * one\n  * |'],
    ['9. one|', '9. one\n10. |'],
    ['> one|', '> one\n> |'],
    ['- one\n- |', '- one\n|'],
    ['text|', 'nothing'],
    ['- |one|', 'nothing'],
  ])('%s', (before, after) => {
    expect(shown(marked(before), enter(marked(before)))).toBe(after)
  })
})

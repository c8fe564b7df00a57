const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML has it. Some characters it cannot have at all, not even escaped. */
export const xmlText = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** Elements one below another; those without text are left out. */
export const elements = (entries: [name: string, text: string | undefined][]): string =>
  entries
    .filter(([, text]) => text)
    .map(([name, text = '']) => `<${name}>${xmlText(text)}</${name}>`)
    .join('\n')

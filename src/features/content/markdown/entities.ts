const named: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  rarr: '→',
  larr: '←',
}

function fromNumber(code: number): string | undefined {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : undefined
}

/** Characters that are spelled as in html; what is spelled otherwise stays as it is. */
export const readEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (spelled, decimal?: string, hexadecimal?: string, name?: string) =>
      (decimal && fromNumber(Number(decimal))) ||
      (hexadecimal && fromNumber(Number.parseInt(hexadecimal, 16))) ||
      (name && named[name]) ||
      spelled,
  )

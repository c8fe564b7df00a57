/** More cells than this nobody reads; each costs memory, and every row is given as many as the first. */
const mostCells = 20_000

/** Below the first line of a table: nothing but dashes between bars, in quotes too. */
const delimiter = /^[ \t>]*[|:-][ \t\r|:-]*$/

/** Has what would be a table of too many cells read as the lines that it was written in. */
export function tameTables(text: string): string {
  const lines = text.split('\n')
  let below = 0
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? ''
    const columns = delimiter.test(line) ? line.split('|').length : 0
    if (columns > 2 && columns * below > mostCells) lines[at] = line.replace(/[|:-]/, '\\$&')
    below = line.trim() === '' ? 0 : below + 1
  }
  return lines.join('\n')
}

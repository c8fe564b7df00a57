import { describe, expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

const html =
  '<main class="grid md:p-2 lead"><h1 style="color: var(--ink)">Here</h1><a>Go</a></main>'
const used = (styles: string) => usedStyles(styles, html)

describe('the styles of a page for its first paint', () => {
  it.each([
    ['has what it names', '.grid{display:grid}', true],
    ['has it under a name that has to be escaped', '.md\\:p-2{padding:2px}', true],
    ['does not have it', '.flex{display:flex}', false],
    ['has only part of it', '.grid .flex{display:flex}', false],
    ['has one of those it is for', '.flex,.grid{color:red}', true],
    ['has the element', 'a{color:red}', true],
    ['does not have the element', 'table{color:red}', false],
    ['has one of a choice', ':is(.flex,.grid)>a{color:red}', true],
    ['has none of a choice', ':is(.flex,.prose) a{color:red}', false],
    ['has it only when it is pointed at', 'a:hover{color:red}', false],
    ['has it when the keyboard is at it', 'a:focus-visible{color:red}', true],
    ['is not printed yet', '@media print{a{color:red}}', false],
    ['is on a screen', '@media screen{a{color:red}}', true],
    ['has nothing of what is asked for', '@media (width>=40rem){.flex{display:flex}}', false],
    ['holds no field', '::-webkit-datetime-edit{padding:0}', false],
  ])('a page that %s', (_what, rule, isKept) => {
    expect(used(rule)).toBe(isKept ? rule : '')
  })

  it('keep the names that are read, and none that only something unused reads', () => {
    const kept = used(
      ':root{--ink:black;--line:var(--grey);--grey:gray;--size:2px}.flex{color:var(--line)}a{margin:var(--size)}@property --size{syntax:"<length>";inherits:false;initial-value:0}@property --line{syntax:"*";inherits:false}',
    )
    expect(kept).toContain('--ink:')
    expect(kept).toContain('@property --size')
    expect(kept).not.toMatch(/--line|--grey/)
  })

  it('keep the movement that runs', () => {
    const kept = used(
      '.lead{animation:.2s unfold}@keyframes unfold{0%{opacity:0}}@keyframes enter{0%{opacity:0}}',
    )
    expect(kept).toContain('@keyframes unfold')
    expect(kept).not.toContain('enter')
  })

  it('keep the fonts that its letters are in', () => {
    const face = (name: string, range: string) =>
      `@font-face{font-family:${name};src:url(${name}.woff2);${range}}`
    const kept = used(
      face('Latin', 'unicode-range:U+??') +
        face('Greek', 'unicode-range:U+370-3FF') +
        face('Any', ''),
    )
    expect(kept).toContain('Latin')
    expect(kept).toContain('Any')
    expect(kept).not.toContain('Greek')
  })
})

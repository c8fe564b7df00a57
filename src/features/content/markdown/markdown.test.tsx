import { renderWithApp } from '@tests/support/render-app'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Markdown } from './markdown'
import { parseMarkdown } from './parse'
import { toDocument } from './to-document'

const show = async (text: string, under?: number) => {
  const { container } = renderWithApp(
    <Markdown document={await parseMarkdown(text)} under={under} />,
  )
  return container
}

describe('a text in Markdown', () => {
  it('has its headings below that of the page, without a gap, each to be linked to', async () => {
    await show('# Why\n\n### How\n\n## Why\n\n#### 🌍\n\n# Ọ̀nà & more')
    expect(screen.getAllByRole('heading').map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
      'H2 part-why',
      'H3 part-how',
      'H3 part-why-2',
      'H4 part-heading',
      'H2 part-ona-more',
    ])
  })

  it('stands below any heading of a page', async () => {
    await show('## What you do\n\n### Daily', 3)
    expect(screen.getByRole('heading', { name: 'What you do', level: 4 })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Daily', level: 5 })).toBeVisible()
  })

  it('has lists, quotes, tables and code', async () => {
    await show(
      '- one\n- two\n  1. deep\n\n3. three\n\n- [x] done\n- [ ] open\n\n> said\n\n| A | B |\n|---|--:|\n| 1 | 2 |\n\n`x < 1`\n\n---\n\n~~no~~ **yes** _so_',
    )
    expect(screen.getAllByRole('list')).toHaveLength(4)
    expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'To do' })).not.toBeChecked()
    expect(screen.getByRole('blockquote')).toHaveTextContent('said')
    const table = within(screen.getByRole('region', { name: 'Table' })).getByRole('table')
    expect(within(table).getByRole('columnheader', { name: 'B' })).toHaveClass('text-end')
    expect(screen.getByText('x < 1').tagName).toBe('CODE')
    expect(screen.getByRole('separator')).toBeVisible()
    expect(screen.getByText('yes').tagName).toBe('STRONG')
  })

  it('leads to own pages, other sites, mailboxes and parts of itself', async () => {
    await show(
      '[form](/apply?a=1#b) [web](https://example.org/a) [mail](mailto:a@b.example) [part](#part-why) www.example.org',
    )
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('rel')])
    const foreign = 'external noopener noreferrer'
    expect(links).toEqual([
      ['/apply?a=1#b', null],
      ['https://example.org/a', foreign],
      ['mailto:a@b.example', null],
      ['#part-why', null],
      ['http://www.example.org/', foreign],
    ])
  })

  it('colours code of the languages it knows, and loses nothing of it', async () => {
    const code = 'const a = "b" // c\n\n  return a\n'
    const container = await show(`\`\`\`ts\n${code}\`\`\`\n\n\`\`\`cobol\nMOVE A\n\`\`\``)
    const [known, unknown] = container.querySelectorAll('pre')
    expect(known?.textContent).toBe(code.trimEnd())
    expect(known?.querySelector('.text-success')?.textContent.trim()).toBe('"b"')
    expect(known?.querySelector('.text-muted')?.textContent).toContain('// c')
    expect(unknown?.innerHTML).toBe('<code>MOVE A</code>')
  })

  it.each([
    ['js', 'let a = `b${c}` /* d */'],
    ['json', '{"a": [1, true, null]}'],
    ['python', 'def f(x):\n    return "y" # z'],
    ['sql', "select 'a' from b -- c"],
    ['sh', 'cd "$HOME" # home'],
    ['html', '<p class="a">b</p><!-- c -->'],
    ['css', 'a { color: red } /* b */'],
    ['yaml', 'a: "b" # c'],
    ['ts', '"never ends'],
    ['ts', '/* never ends'],
  ])('colours %s as it was written: %s', async (language, code) => {
    const container = await show(`~~~${language}\n${code}\n~~~`)
    expect(container.querySelector('pre')?.textContent).toBe(code)
  })

  it('reads spelled characters', async () => {
    const container = await show('a &amp; b &lt;i&gt; &#8364; &#x1F30D; &nope; &amp;lt; &#0;')
    expect(container.textContent).toBe('a & b <i> € 🌍 &nope; &lt; \ufffd')
  })

  it('shows pictures of ours, and of others the words that stand for them', async () => {
    const path = '/storage/v1/object/public/content-images/0b0b0b0b-0000-4000-8000-000000000001'
    const container = await show(
      `![A kiln](${path}/1600.webp#1600x900-480-1600 "Lit in May")\n\n![A logger](https://spy.example/x.png) and ![None](data:image/png;base64,AAAA)`,
    )
    const image = screen.getByRole('img', { name: 'A kiln' })
    expect(image).toHaveAttribute('srcset', `${path}/480.webp 480w, ${path}/1600.webp 1600w`)
    expect(image).toHaveAttribute('width', '1600')
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(screen.getByRole('figure')).toHaveTextContent('Lit in May')
    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(container.textContent).toContain('A logger and None')
  })

  it('counts its words, also in scripts without spaces', async () => {
    expect((await parseMarkdown('One two, **three**. It’s 4.')).words).toBe(5)
    expect((await parseMarkdown('東京都は日本')).words).toBe(3)
  })

  it('is read once', async () => {
    expect(await toDocument('same **text**')).toBe(await toDocument('same **text**'))
    expect(await toDocument('same **text**')).not.toBe(await toDocument('other text'))
  })
})

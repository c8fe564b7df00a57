import { createElement } from 'react'
import { ContentImage } from '@/shared/ui/content-image'
import { Code } from './code'
import type { Align, Block } from './document'
import { Inlines } from './inlines'

const widths = '(min-width: 48rem) 42rem, 92vw'

/** What stands below each other; of a text that never changes while it is shown, so that a place is a key. */
export function Blocks({ blocks, under }: { blocks: readonly Block[]; under: number }) {
  return blocks.map((block, at) => <OneBlock key={at} block={block} under={under} />)
}

function OneBlock({ block, under }: { block: Block; under: number }) {
  switch (block.is) {
    case 'paragraph':
      return (
        <p>
          <Inlines parts={block.parts} />
        </p>
      )
    case 'heading': {
      // Headings inside of a quote or a list are part of what is quoted, and none of this page.
      if (!block.id) {
        return (
          <p>
            <strong>
              <Inlines parts={block.parts} />
            </strong>
          </p>
        )
      }
      const level = Math.min(block.level + under - 1, 6)
      return createElement(`h${level}`, { id: block.id }, <Inlines parts={block.parts} />)
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} under={under} />
        </blockquote>
      )
    case 'list':
      return <List list={block} under={under} />
    case 'table':
      return <Table table={block} />
    case 'code':
      return <Code parts={block.parts} />
    case 'figure':
      return (
        <figure>
          <ContentImage image={block.image} sizes={widths} className="rounded-control" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
    case 'rule':
      return <hr />
  }
}

function List({ list, under }: { list: Extract<Block, { is: 'list' }>; under: number }) {
  const items = list.items.map(({ blocks, isDone }, at) => {
    const [only, ...others] = blocks
    const isPlain = only?.is === 'paragraph' && (others.length === 0 || others[0]?.is === 'list')
    return (
      <li key={at} className={isDone === undefined ? undefined : 'task'}>
        {isDone !== undefined && (
          <input type="checkbox" checked={isDone} disabled readOnly aria-label={taskWord(isDone)} />
        )}
        {isPlain && <Inlines parts={only.parts} />}
        <Blocks blocks={isPlain ? others : blocks} under={under} />
      </li>
    )
  })
  if (list.start === null) return <ul>{items}</ul>
  return <ol start={list.start === 1 ? undefined : list.start}>{items}</ol>
}

const taskWord = (isDone: boolean) => (isDone ? 'Done' : 'To do')

const aligned: Record<Align, string | undefined> = {
  start: undefined,
  center: 'text-center',
  end: 'text-end',
}

/** Wider than the column it scrolls, by the keyboard too. */
function Table({ table }: { table: Extract<Block, { is: 'table' }> }) {
  const classOf = (at: number) => aligned[table.align[at] ?? 'start']
  return (
    <div className="table-scroll" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((parts, at) => (
              <th key={at} scope="col" className={classOf(at)}>
                <Inlines parts={parts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            <tr key={line}>
              {row.map((parts, at) => (
                <td key={at} className={classOf(at)}>
                  <Inlines parts={parts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import type { CodeKind } from './document'

const looks: Record<CodeKind, string | undefined> = {
  '': undefined,
  keyword: 'font-medium text-info',
  string: 'text-success',
  comment: 'text-muted',
  name: 'text-warning',
}

/** A piece of code. Longer lines than the column scroll, by the keyboard too. */
export function Code({ parts }: { parts: readonly [CodeKind, string][] }) {
  return (
    <pre role="region" aria-label="Code" tabIndex={0} dir="ltr">
      <code>
        {parts.map(([kind, text], at) =>
          kind ? (
            <span key={at} className={looks[kind]}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </code>
    </pre>
  )
}

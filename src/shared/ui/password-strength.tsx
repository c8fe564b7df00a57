import { useEffect, useState } from 'react'
import type { PasswordStrength as Strength } from '@/shared/forms/password-strength'
import { passwordWords } from '@/shared/forms/password'
import { cx } from './cx'

type Measure = (password: string, about?: readonly string[]) => Strength

const levels = ['short', 'guessable', 'fair', 'strong'] as const
const fills = {
  short: 'bg-line-strong',
  guessable: 'bg-danger',
  fair: 'bg-warning',
  strong: 'bg-success',
}

type PasswordStrengthProps = {
  password: string
  /** What anybody knows of the person: names, address, company. */
  about: readonly string[]
}

/** How hard the password is to guess, while it is typed. What measures it is fetched with the first key, and never sent one. */
export function PasswordStrength({ password, about }: PasswordStrengthProps) {
  const [measure, setMeasure] = useState<Measure | null>(null)
  const isWanted = password !== ''

  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    import('@/shared/forms/password-strength')
      .then((module) => {
        if (!isOver) setMeasure(() => module.passwordStrength)
      })
      // The server measures all the same, and says what is wrong.
      .catch(() => undefined)
    return () => void (isOver = true)
  }, [isWanted])

  if (!isWanted || !measure) return null
  const { level, why } = measure(password, about)
  const reached = levels.indexOf(level)
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-3 gap-1">
        {levels.slice(1).map((each, index) => (
          <span key={each} className={cx('h-1', index < reached ? fills[level] : 'bg-line')} />
        ))}
      </div>
      <p role="status" className="text-2 text-muted">
        {passwordWords.levels[level]}
        {why && ` ${passwordWords.weaknesses[why]}`}
      </p>
    </div>
  )
}

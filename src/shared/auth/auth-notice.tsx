import type { ReactNode } from 'react'
import { Notice } from '@/shared/ui/notice'
import { authProblem } from './auth-error'

/** What went wrong with the last try, and what can be done about it. Nothing typed is touched. */
export function AuthNotice({ error, action }: { error: unknown; action?: ReactNode }) {
  if (!error) return null
  const { message, reasons } = authProblem(error)
  return (
    <Notice tone="danger" live action={action}>
      <p>{message}</p>
      {reasons.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

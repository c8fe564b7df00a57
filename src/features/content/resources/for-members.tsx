import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { signInPath } from '@/shared/auth/next-path'
import { useAuth } from '@/shared/auth/use-auth'
import { ButtonLink } from '@/shared/ui/button-link'
import { Icon } from '@/shared/ui/icon'
import { LoadError } from '@/shared/ui/load-error'
import { Skeleton } from '@/shared/ui/skeleton'
import { messages } from './messages'
import { fetchInside, type Inside } from './read-resources'
import { InsideView } from './inside-view'
import type { ResourceEntry } from './resources'

const words = messages.detail

/** What only members see: what is inside for those who are signed in, the way to sign in for others. */
export function ForMembers({ resource }: { resource: ResourceEntry }) {
  const { user, loading } = useAuth()
  if (user) return <Opened key={`${user.id} ${resource.id}`} resource={resource} />
  return loading ? <Skeleton lines={6} /> : <Locked />
}

function Locked() {
  const place = useLocation()
  const signIn = signInPath(place)
  return (
    <div className="fold-corner grid justify-items-start gap-4 border border-line-strong p-6 [--fold-size:1.5rem]">
      <Icon name="lock" className="size-6" />
      <div className="grid gap-1">
        <h2 className="text-4 font-semibold">{words.locked}</h2>
        <p className="text-3 text-muted">{words.lockedText}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={signIn}>{words.signIn}</ButtonLink>
        <Link
          to={signIn.replace('/login?', '/auth?mode=sign-up&')}
          className="text-link target inline-flex items-center"
        >
          {words.join}
        </Link>
      </div>
    </div>
  )
}

type Read =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'read'; inside: Inside | null }

/** Kept nowhere but on the screen: it is not for whoever uses this browser next. */
function Opened({ resource }: { resource: ResourceEntry }) {
  const [attempt, setAttempt] = useState(0)
  const [read, setRead] = useState<Read>({ state: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    fetchInside(resource.id, controller.signal).then(
      (inside) => setRead({ state: 'read', inside }),
      (error: unknown) => {
        if (!controller.signal.aborted) setRead({ state: 'failed', error })
      },
    )
    return () => controller.abort()
  }, [resource.id, attempt])

  if (read.state === 'loading') return <Skeleton lines={6} />
  if (read.state === 'failed') {
    return (
      <LoadError
        title={words.insideFailed}
        error={read.error}
        onRetry={() => {
          setRead({ state: 'loading' })
          setAttempt(attempt + 1)
        }}
      />
    )
  }
  if (!read.inside) return <p className="text-muted">{words.nothingInside}</p>
  return <InsideView inside={read.inside} kind={resource.kind} />
}

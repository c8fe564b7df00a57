import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { safeNext } from '@/shared/auth/next-path'
import { useAuth } from '@/shared/auth/use-auth'
import { CodeForm } from './code-form'
import { GoOn } from './go-on'
import { readMode } from './modes'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

/** Sign in, sign up, or sign in by a code: one page, so that an address typed in one is there in the others. */
export function AuthPage() {
  const { isAuthenticated } = useAuth()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')

  const next = safeNext(search.get('next'))
  if (isAuthenticated) return <GoOn to={next} />

  const shared = { next, search, email, onEmail: setEmail }
  const mode = readMode(pathname, search)
  if (mode === 'sign-up') return <SignUpForm {...shared} />
  return mode === 'code' ? <CodeForm {...shared} /> : <SignInForm {...shared} />
}

import type { User } from '@supabase/supabase-js'
import { useEffect } from 'react'
import { EmailSection } from './email/email-section'
import { PasswordSection } from './password/password-section'
import { SecondStepSection } from './second-step/second-step-section'
import { SessionsSection } from './sessions/sessions-section'

/** How one signs in, and where one is signed in. */
export function SecuritySections({ user }: { user: User }) {
  // The page was scrolled before its lower half had come.
  useEffect(() => {
    const named = window.location.hash.slice(1)
    if (named) document.getElementById(named)?.scrollIntoView()
  }, [])

  return (
    <>
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <SecondStepSection userId={user.id} />
      <SessionsSection userId={user.id} />
    </>
  )
}

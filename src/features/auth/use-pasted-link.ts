import { useEffect } from 'react'
import { readSignInAddress } from '@/shared/auth/sign-in-address'

/**
 * Follows a link of a mail that is opened where an earlier one has led: only what stands behind the # is new then, and the browser
 * loads no page for that. Loaded anew, the page takes it out of the address before anything else.
 */
export function usePastedLink(): void {
  useEffect(() => {
    const follow = () => {
      if (readSignInAddress(new URL(window.location.href))) window.location.reload()
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
}

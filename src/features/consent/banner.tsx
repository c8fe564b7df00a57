import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type Consent, giveConsent, useConsent } from '@/shared/consent'
import { env } from '@/shared/env'
import { Button } from '@/shared/ui/button'
import { DidNotOpen } from '@/shared/ui/did-not-open'
import { optionalPart } from '@/shared/ui/optional-part'
import { messages } from './messages'
import { closePreferences, openPreferences, usePreferencesOpen } from './preferences-opener'

const { banner: words } = messages

const preferences = optionalPart<{ onClose: () => void }>(
  () => import('./preferences').then((module) => module.Preferences),
  { instead: ({ onClose }) => <DidNotOpen {...messages.missing} onClose={onClose} /> },
)

/** Asks once what may be kept and measured, and holds the dialog in which that is changed later. */
export function ConsentBanner() {
  const isAsking = useConsent() === null
  const isOpen = usePreferencesOpen()
  return (
    <>
      {isAsking && <Question />}
      {isOpen && <preferences.Part onClose={closePreferences} />}
    </>
  )
}

const all = (allowed: boolean): Consent => ({
  necessary: true,
  analytics: allowed,
  marketing: allowed,
  functional: allowed,
})

/**
 * Early in the order of reading, so that the keyboard meets it at once, and at the foot of the screen. It is part of
 * prerendered pages and hidden by the attribute that the script in `index.html` sets.
 */
function Question() {
  const region = useSpaceAtFoot()

  const answer = (allowed: boolean) => {
    giveConsent(all(allowed))
    // What was pressed goes with the banner: reading begins at the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={region}
      aria-labelledby="consent-title"
      className="consent-banner screen-only border-t border-line-strong bg-surface-raised text-2 shadow-float"
    >
      <div className="fold-corner mx-auto grid max-w-content items-center gap-x-12 gap-y-3 px-4 py-4 sm:px-6 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-1">
          <h2 id="consent-title" className="font-semibold">
            {words.title}
          </h2>
          <p className="max-w-[53em] text-muted">
            {env.geoipUrl ? words.textWithCountry : words.text}{' '}
            <Link to="/privacy-policy" className="text-link">
              {words.policy}
            </Link>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          <Button intent="secondary" size="sm" onClick={() => answer(true)}>
            {words.accept}
          </Button>
          <Button
            intent="quiet"
            size="sm"
            className="max-sm:order-last max-sm:col-span-2"
            aria-haspopup="dialog"
            onClick={openPreferences}
          >
            {words.preferences}
          </Button>
          <Button intent="secondary" size="sm" onClick={() => answer(false)}>
            {words.reject}
          </Button>
        </div>
      </div>
    </section>
  )
}

const property = '--consent-height'

/** Tells the page how high the banner is, so that its end and what floats over it stay clear of it. */
function useSpaceAtFoot() {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const element = region.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [])
  return region
}

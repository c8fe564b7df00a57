import {
  type ComponentType,
  createElement,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { exactTime } from '@/shared/format/dates'
import { loadOnce } from '@/shared/load-once'
import { type SiteQuery, useSiteData } from '@/shared/site-data'
import { useHydrated } from '@/shared/use-hydrated'
import { goOnWith, hasBegun, noteSent } from './sent-form'

type Place = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }
type Queries = (place: Place) => SiteQuery<unknown>[]

/**
 * A page whose prerendered html does by itself: its links lead on and its forms are sent by the browser. The code of the
 * page is fetched once there is a reason to: somebody reaches for a form or presses a button, the address asks for
 * something else than what was prerendered, or that has changed since. A page that is gone to is drawn by its code.
 */
export function laterPage(load: () => Promise<ComponentType>, queries: Queries): ComponentType {
  const loadView = loadOnce(load)
  return function LaterPage() {
    const isHydrated = useHydrated()
    const [isSent] = useState(!isHydrated && typeof document !== 'undefined')
    if (isSent) return <Sent loadView={loadView} queries={queries} />
    return <div>{createElement(use(loadView()))}</div>
  }
}

type SentProps = { loadView: () => Promise<ComponentType>; queries: Queries }

function Sent({ loadView, queries }: SentProps) {
  const { search } = useLocation()
  const params = useParams()
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef('')
  const [isReachedFor, reachFor] = useState(false)
  const [hasChanged, change] = useState(false)
  /** A list that is open, or a word half written in signs that are put together, must not lose its place. */
  const [isBusy, setBusy] = useState(false)
  const [View, setView] = useState<ComponentType | null>(null)
  const [failure, fail] = useState<{ error: unknown } | null>(null)

  const isOther = search !== '' || hasChanged
  const isWanted = isOther || isReachedFor
  useEffect(() => {
    if (!isWanted) return
    loadView().then(
      (view) => {
        if (root.current) noteSent(root.current, pressed.current)
        setView(() => view)
      },
      // What is on screen does without the code, unless it is not what the address asks for.
      (error: unknown) => (isOther ? fail({ error }) : reachFor(false)),
    )
  }, [isWanted, isOther, loadView])
  const note = () => {
    if (root.current) noteSent(root.current, pressed.current)
  }
  const take = () => {
    note()
    reachFor(true)
  }
  const click = (event: React.MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const name = target?.closest<HTMLElement>('[data-press]')?.dataset['press']
    if (name) {
      pressed.current = name
      take()
    }
    const path = target && ownPath(target, event)
    if (!path) return
    event.preventDefault()
    void navigate(path)
  }
  const release = () => {
    take()
    setBusy(false)
  }

  const begin = useEffectEvent((sent: HTMLElement) => {
    tellTimes(sent)
    // React tells of changes only in fields of its own.
    sent.addEventListener('change', release)
    // Somebody may have begun before there was anything here to notice it.
    noteSent(sent)
    if (hasBegun(sent)) reachFor(true)
  })
  useEffect(() => {
    if (root.current) begin(root.current)
  }, [])

  if (failure) throw failure.error
  if (View && !isBusy) return <TakenOver view={View} />
  return (
    <>
      {queries({ params, search: new URLSearchParams() }).map((query) => (
        <Watch key={query.key} query={query} onChange={() => change(true)} />
      ))}
      <div
        ref={root}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        className={isOther ? 'opacity-55' : undefined}
        aria-busy={isOther || undefined}
        onClick={click}
        onPointerOver={(event) => {
          if (isInForm(event)) loadView().catch(() => undefined)
        }}
        onFocus={(event) => {
          // The code may be on its way for another reason; the keyboard goes on from here.
          note()
          if (!isInForm(event)) return
          setBusy(event.target instanceof HTMLSelectElement)
          take()
        }}
        onInput={take}
        onCompositionStart={() => setBusy(true)}
        onCompositionEnd={release}
        onBlur={(event) => {
          if (isInForm(event)) release()
          else note()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          release()
        }}
      />
    </>
  )
}

const isInForm = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('form') !== null

function TakenOver({ view }: { view: ComponentType }): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (root.current) goOnWith(root.current)
  }, [])
  return <div ref={root}>{createElement(view)}</div>
}

/** Reads anew what the page was made from, and says when it is no longer the same. */
function Watch({ query, onChange }: { query: SiteQuery<unknown>; onChange: () => void }) {
  const { data } = useSiteData(query)
  const [first] = useState(data)
  useEffect(() => {
    if (data !== first) onChange()
  })
  return null
}

/** Where a link leads within the site, when following it is left to us. */
function ownPath(target: Element, event: React.MouseEvent): string | null {
  const link = target.closest('a')
  if (!link || link.origin !== location.origin || link.target || event.button > 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  // A file of the site, or a part of this page, which the browser finds by itself.
  if (/\.\w+$/.test(link.pathname) || link.getAttribute('href')?.startsWith('#')) return null
  return link.pathname + link.search + link.hash
}

/** Days and moments are prerendered in one language and time zone; the reader's are known here. */
function tellTimes(root: HTMLElement) {
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-day], time[data-moment]')) {
    const date = new Date(time.dateTime)
    time.textContent = 'day' in time.dataset ? day.format(date) : exactTime(date)
  }
}

import {
  type ComponentType,
  createElement,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { loadOnce } from '@/shared/load-once'
import { useHydrated } from '@/shared/use-hydrated'

type Load = () => Promise<ComponentType>

/** Keeps what comes below a part from showing before it. */
const screenful = <div className="min-h-dvh" />

/**
 * Part of a public page that only has to be read: texts and links. Where it was prerendered, its html stays as it was
 * sent and its code is never fetched; where the page was gone to, its code comes and draws it.
 */
export const staticPart = (load: Load, waiting: ReactNode = screenful): ComponentType =>
  sentPart(load, waiting, false)

/**
 * Part of a public page that shows what the database holds. Where it was prerendered, its html stays until its code has
 * come, after the page's own; should that not arrive, it stays.
 */
export const livePart = (load: Load, waiting: ReactNode = screenful): ComponentType =>
  sentPart(load, waiting, true)

function sentPart(load: Load, waiting: ReactNode, isLive: boolean): ComponentType {
  const loadPart = loadOnce(load)
  return function SentPart() {
    const isHydrated = useHydrated()
    const [isAsSent] = useState(!isHydrated && typeof document !== 'undefined')
    if (isAsSent) return <AsSent load={isLive ? loadPart : undefined} />
    return <Drawn load={loadPart} waiting={waiting} />
  }
}

/** React keeps away from what an element has inside when it is told that this is html of its own. */
function AsSent({ load }: { load: Load | undefined }) {
  const navigate = useNavigate()
  const html = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType | null>(null)

  useEffect(() => {
    load?.().then(
      (part) => {
        const take = () => setLive(() => part)
        // Whoever is at a link in it stays there until they go on.
        if (!html.current?.contains(document.activeElement)) take()
        else
          html.current.addEventListener('focusout', ({ relatedTarget }) => {
            if (!html.current?.contains(relatedTarget as Node | null)) take()
          })
      },
      () => undefined,
    )
  }, [load])

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || link.origin !== location.origin || link.target || event.button > 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }

  if (Live) return <div key="live">{createElement(Live)}</div>
  return (
    <div
      ref={html}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      onClick={follow}
    />
  )
}

type DrawnProps = { load: Load; waiting: ReactNode }

/** Keeps what it waits for outside of the Suspense: inside, a failure would begin anew without end. */
function Drawn({ load, waiting }: DrawnProps) {
  const [loading] = useState(load)
  return (
    <div>
      <Suspense fallback={waiting}>
        <Arrived loading={loading} />
      </Suspense>
    </div>
  )
}

function Arrived({ loading }: { loading: Promise<ComponentType> }) {
  // The address may name something in here, which was not there when the page was.
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to end the effect by.
    void document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return createElement(use(loading))
}

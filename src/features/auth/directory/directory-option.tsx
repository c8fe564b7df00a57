import { useCallback, useState } from 'react'
import { Button } from '@/shared/ui/button'
import { Notice } from '@/shared/ui/notice'
import { optionalPart } from '@/shared/ui/optional-part'
import { useWhenQuiet } from '@/shared/use-when-quiet'
import type { Way } from './calls'
import type { EngineProps } from './directory-engine'
import { DirectoryStatus } from './directory-status'
import { messages } from './messages'
import { directorySettings } from './settings'

const engine = optionalPart(
  () => import('./directory-engine').then((module) => module.loadEngine()),
  { instead: EngineMissing, waiting: <DirectoryStatus progress="startup" /> },
)

function EngineMissing({ pressed }: EngineProps) {
  return (
    pressed && (
      <Notice tone="danger" live>
        {messages.missing}
      </Notice>
    )
  )
}

type DirectoryOptionProps = Pick<EngineProps, 'next' | 'email'>

/** The way in through the organisation, where one is set up. What it takes is fetched early, but not with the page. */
export const DirectoryOption = (props: DirectoryOptionProps) =>
  directorySettings() && <Option {...props} />

function Option({ next, email }: DirectoryOptionProps) {
  const [isWanted, setWanted] = useState(false)
  const [pressed, setPressed] = useState<Way | null>(null)
  const [start, setStart] = useState<((way: Way) => void) | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)

  const prepare = useCallback(async () => {
    await engine.load()
    setWanted(true)
  }, [])
  useWhenQuiet(prepare)

  const press = (way: Way) => {
    if (start) return start(way)
    setPressed(way)
    setWanted(true)
    // What did not load the last time is asked for anew.
    setTries(tries + 1)
  }
  return (
    <div className="grid gap-3" onPointerEnter={() => void prepare().catch(() => undefined)}>
      <Button intent="secondary" busy={isBusy} onClick={() => press('redirect')}>
        {messages.begin}
      </Button>
      <Button intent="quiet" size="sm" busy={isBusy} onClick={() => press('popup')}>
        {messages.inWindow}
      </Button>
      {isWanted && (
        <engine.Part
          key={tries}
          next={next}
          email={email}
          pressed={pressed}
          onReady={(ready) => setStart(() => ready)}
          onBusy={setBusy}
        />
      )}
    </div>
  )
}

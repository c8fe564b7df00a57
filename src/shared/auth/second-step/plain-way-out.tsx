import { Button } from '@/shared/ui/button'

/** In the place of what asks for the second step, when that did not arrive. */
export function PlainWayOut() {
  return (
    <div role="alert" className="mx-auto grid max-w-md gap-4 px-4 py-18">
      <p className="text-3">{text}</p>
      <div>
        <Button onClick={() => window.location.reload()}>{reload}</Button>
      </div>
    </div>
  )
}

const text = 'The page that asks for your second step did not load.'
const reload = 'Reload'

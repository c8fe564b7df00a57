import { useEffect, useEffectEvent } from 'react'
import { toast } from './toast'

type Props = { title: string; description: string; onClose: () => void }

/** In place of what should have opened over the page: says that it did not come, and closes, so that the next press asks again. */
export function DidNotOpen({ title, description, onClose }: Props) {
  const say = useEffectEvent(() => {
    toast.error(title, { description })
    onClose()
  })
  useEffect(() => say(), [])
  return null
}

import { expect, it } from 'vitest'
import { createTabs, tellTabs } from './browser-ports'
import type { TabMessage } from './ports'

const firstMessage = (key: string) => {
  const tabs = createTabs(key)
  return new Promise<TabMessage>((resolve) => {
    const stop = tabs.listen((message) => {
      stop()
      resolve(message)
    })
  })
}

it('tells the tabs that have a draft open, also from one that has not', async () => {
  const heard = firstMessage('call-1/anonymous')
  tellTabs('call-2/anonymous', 'changed')
  tellTabs('call-1/anonymous', 'moved')
  await expect(heard).resolves.toBe('moved')
})

import type { Page } from '@playwright/test'

/**
 * Everything that the backend sends to a page: answers and live messages. What a person may not know must not be in it,
 * whether or not it shows on the screen.
 */
export function overhear(page: Page): { heard: () => Promise<string> } {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (/\/(rest|functions|auth)\/v1\//.test(response.url())) {
      // A page that has moved on takes the bodies of its answers along.
      bodies.push(response.text().catch(() => ''))
    }
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      bodies.push(Promise.resolve(payload.toString()))
    })
  })
  return { heard: async () => (await Promise.all(bodies)).join('\n') }
}

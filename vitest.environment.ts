import type { Environment } from 'vitest/runtime'

/** Unit tests find modules as a browser does. Their page is made by `tests/support/own-page.ts`, a new one for each file. */
const page: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
}

export default page

/** What the Vite plugin loads when, and only when, it has to start the backend. */
export { prefixes } from './backend.ts'
export { nodeListener } from './http/node-adapter.ts'
export { openBackend } from './open-backend.ts'

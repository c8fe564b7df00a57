import assert from 'node:assert/strict'
import { readText } from './http.ts'

/** A request whose body comes byte by byte, and says nothing of its length. */
const dripping = (text: string): Request => {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  return new Request('http://function.test', { method: 'POST', body })
}

Deno.test('a character that arrives in two pieces is one', async () => {
  assert.equal(await readText(dripping('Łódź 🌾'), 100), 'Łódź 🌾')
})

Deno.test('a limit counts bytes, to the last', async () => {
  assert.equal(await readText(dripping('🌾🌾'), 8), '🌾🌾')
  assert.equal(await readText(dripping('🌾🌾'), 7), null)
})

Deno.test(
  'what says that it is too large is not read, and what says nothing is no better',
  async () => {
    const body = 'x'.repeat(11)
    const said = new Request('http://function.test', {
      method: 'POST',
      body: dripping(body).body,
      headers: { 'content-length': '11' },
    })
    assert.equal(await readText(said, 10), null)
    assert.equal(said.bodyUsed, false)
    assert.equal(await readText(new Request('http://function.test', { method: 'POST' }), 10), '')
  },
)

import assert from 'node:assert/strict'
import { emptyFile, fileFault, notThatKind, otherSize } from './inspect.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  )

const png = bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0, 1])
const samples: Record<string, Uint8Array> = {
  'application/pdf': bytes('%PDF-1.7\n%âãÏÓ'),
  'image/png': png,
  'image/jpeg': bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF'),
  'video/mp4': bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isommp42'),
  'image/svg+xml': bytes(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  ),
}

const fault = (content: Uint8Array, mime: string) =>
  fileFault({ bytes: content, mime }, { mime, size: content.length })

for (const [mime, content] of Object.entries(samples)) {
  Deno.test(`${mime} is taken as what it is, and as nothing else`, () => {
    assert.equal(fault(content, mime), null)
    for (const other of Object.keys(samples)) {
      if (other !== mime) assert.notEqual(fault(content, other), null, `taken as ${other}`)
    }
  })
}

Deno.test('refuses a program, a page and an archive under every name', () => {
  for (const mime of Object.keys(samples)) {
    for (const content of [
      'MZ\x90',
      '#!/bin/sh\n',
      '<!doctype html><script>1</script>',
      'PK\x03\x04',
    ]) {
      assert.notEqual(fault(bytes(content), mime), null, `${content} as ${mime}`)
    }
  }
})

Deno.test('refuses kinds that are not asked for at all', () => {
  assert.equal(fault(bytes('GIF89a'), 'image/gif'), notThatKind)
  assert.equal(fault(bytes('<p>'), 'text/html'), notThatKind)
  assert.equal(fault(bytes('x'), 'toString'), notThatKind)
})

Deno.test('refuses QuickTime under the name of mp4', () => {
  assert.equal(fault(bytes([0, 0, 0, 20], 'ftypqt  '), 'video/mp4'), notThatKind)
})

Deno.test('refuses a file that is empty, cut short or larger than announced', () => {
  assert.equal(fault(new Uint8Array(), 'image/png'), emptyFile)
  for (const size of [png.length - 1, png.length + 1]) {
    const arrived = { bytes: png, mime: 'image/png' }
    assert.equal(fileFault(arrived, { mime: 'image/png', size }), otherSize)
  }
})

Deno.test('refuses what was sent as another kind than announced, whatever its bytes are', () => {
  const drawing = bytes('<!--ftypisom--><svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>')
  const announced = { mime: 'video/mp4', size: drawing.length }
  for (const mime of ['image/svg+xml', 'text/html', '']) {
    assert.equal(fileFault({ bytes: drawing, mime }, announced), notThatKind)
  }
})

Deno.test('takes a type with parameters, in any case', () => {
  const announced = { mime: 'image/png', size: png.length }
  assert.equal(fileFault({ bytes: png, mime: 'Image/PNG; charset=binary' }, announced), null)
})

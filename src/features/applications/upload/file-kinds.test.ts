import type { Field } from '@contracts/forms/definition'
import { describe, expect, it } from 'vitest'
import { acceptOf, fileFault, kindOf } from './file-kinds'

const logo: Field = {
  key: 'logo',
  type: 'file',
  label: 'Logo',
  kinds: ['png', 'jpg', 'svg'],
  max_size: 1_048_576,
}
const chosen = (name: string, type: string, size = 1_000) => ({ name, type, size })

describe('what can be seen of a file before it is sent', () => {
  it.each([
    ['its type', chosen('photo', 'image/jpeg'), 'jpg'],
    ['its name, where a phone names no type', chosen('photo.JPEG', ''), 'jpg'],
    [
      'its name, where the system knows no type',
      chosen('deck.PDF', 'application/octet-stream'),
      'pdf',
    ],
    ['its name, where the type is an old one', chosen('photo.jpg', 'image/jpg'), 'jpg'],
    ['its name, where the type is made up', chosen('deck.pdf', 'application/x-pdf'), 'pdf'],
    ['its type, where the name says another kind', chosen('deck.pdf', 'image/png'), 'png'],
    ['neither, for a program', chosen('setup.exe', 'application/octet-stream'), undefined],
    ['nothing', chosen('photo', ''), undefined],
  ])('tells the kind by %s', (_how, file, kind) => {
    expect(kindOf(file)).toBe(kind)
  })

  it.each([
    ['takes what fits', chosen('logo.svg', 'image/svg+xml'), null],
    ['refuses another kind', chosen('logo.pdf', 'application/pdf'), 'kind'],
    ['refuses an empty file', chosen('logo.png', 'image/png', 0), 'empty'],
    ['takes one of just the largest size', chosen('logo.png', 'image/png', 1_048_576), null],
    ['refuses one byte more', chosen('logo.png', 'image/png', 1_048_577), 'size'],
  ])('%s', (_name, file, fault) => {
    expect(fileFault(logo, file)).toBe(fault)
  })

  it('lets the browser offer only what fits', () => {
    expect(acceptOf(logo)).toBe('image/png,.png,image/jpeg,.jpg,.jpeg,image/svg+xml,.svg')
  })
})

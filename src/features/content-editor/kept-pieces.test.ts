import { announceSignedOut } from '@/shared/auth/signed-out'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countKeptPieces, forgetPiecesOnSignOut } from '.'
import { type KeptPiece, keptPieces } from './kept-pieces'

const written = (title: string, at = '2026-11-20T09:00:00Z'): KeptPiece => ({
  values: { title },
  base: null,
  title,
  at,
})
const piece = written('Rain')

afterEach(() => keptPieces.forget('amina'))

it('keeps what each person writes apart, and forgets it when they sign out on purpose', async () => {
  keptPieces.write('amina', 'posts/new', piece)
  keptPieces.write('amina', 'faqs/1', piece)
  keptPieces.write('tomas', 'posts/new', piece)
  expect(await countKeptPieces('amina')).toBe(2)
  expect(keptPieces.read('tomas', 'posts/new')).toEqual(piece)

  const stop = forgetPiecesOnSignOut()
  announceSignedOut('amina')
  await vi.waitFor(() => expect(keptPieces.names('amina')).toEqual([]))
  expect(keptPieces.names('tomas')).toEqual(['posts/new'])
  stop()
})

it('takes a note that cannot be read for none', () => {
  localStorage.setItem('fourfold:writing:amina:posts/new', '{"broken')
  expect(keptPieces.read('amina', 'posts/new')).toBeNull()
  localStorage.setItem('fourfold:writing:amina:posts/new', '7')
  expect(keptPieces.read('amina', 'posts/new')).toBeNull()
})

describe('the same piece in two tabs', () => {
  /** A tab of the same browser: the device is shared, and nothing else. */
  async function anotherTab() {
    let session: Record<string, string> = {}
    const own = async <Result>(run: () => Result) => {
      const outside = { ...sessionStorage }
      sessionStorage.clear()
      Object.assign(sessionStorage, session)
      const result = run()
      session = { ...sessionStorage }
      sessionStorage.clear()
      Object.assign(sessionStorage, outside)
      return result
    }
    const load = async () => {
      vi.resetModules()
      return (await import('./kept-pieces')).keptPieces
    }
    let pieces = await load()
    return {
      read: () => own(() => pieces.read('amina', 'posts/new')),
      write: (kept: KeptPiece) => own(() => pieces.write('amina', 'posts/new', kept)),
      remove: () => own(() => pieces.remove('amina', 'posts/new')),
      reload: async () => void (pieces = await load()),
    }
  }

  it('loses nothing of either, reloaded in whatever order', async () => {
    const [one, two] = [await anotherTab(), await anotherTab()]
    await one.read()
    await two.read()
    for (const at of ['1', '2']) {
      await one.write(written(`One ${at}`, at))
      await two.write(written(`Two ${at}`, at))
    }
    await one.reload()
    await two.reload()
    expect((await two.read())?.title).toBe('Two 2')
    expect((await one.read())?.title).toBe('One 2')
    expect(keptPieces.names('amina')).toEqual(['posts/new'])
  })

  it('goes on with what the other has begun, and the other keeps what it goes on to write', async () => {
    const [one, two] = [await anotherTab(), await anotherTab()]
    await one.read()
    await one.write(written('Begun', '1'))
    expect((await two.read())?.title).toBe('Begun')
    await two.write(written('Begun, and gone on with', '2'))
    await one.write(written('Begun otherwise', '3'))
    await one.reload()
    expect((await one.read())?.title).toBe('Begun otherwise')
    await two.reload()
    expect((await two.read())?.title).toBe('Begun, and gone on with')
  })

  it('removes what is saved, and leaves what the other has written to be found', async () => {
    const [one, two, three] = [await anotherTab(), await anotherTab(), await anotherTab()]
    await one.read()
    await two.read()
    await one.write(written('One', '1'))
    await two.write(written('Two', '2'))
    await one.remove()
    expect(keptPieces.names('amina')).toEqual(['posts/new'])
    expect((await three.read())?.title).toBe('Two')
    await two.remove()
    expect(keptPieces.names('amina')).toEqual([])
  })
})

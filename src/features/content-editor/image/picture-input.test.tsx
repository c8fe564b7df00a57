import { aPng, drawsPictures, pictureBucket } from '@tests/support/pictures'
import { renderWithApp } from '@tests/support/render-app'
import { server } from '@tests/support/server'
import { signedIn } from '@tests/support/session'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Picture } from '@/shared/ui/picture'
import { PictureInput } from './picture-input'
import { prepare } from './prepare'

vi.mock('./prepare', async (original) => {
  const module = await original<typeof import('./prepare')>()
  return { prepare: vi.fn(module.prepare) }
})

let chosen: Picture | null = null

function Page() {
  const [picture, setPicture] = useState<Picture | null>(null)
  return (
    <PictureInput
      id="picture"
      picture={picture}
      error={undefined}
      onChange={(next) => {
        chosen = next
        setPicture(next)
      }}
    />
  )
}

const draw = () => {
  const view = renderWithApp(<Page />)
  const input = view.container.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no input for files')
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } })
  return { ...view, choose }
}

beforeEach(() => {
  chosen = null
  signedIn({ staff: 'manager' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('choosing a picture', () => {
  it('makes it smaller, sends each size, and asks what it shows', async () => {
    const bucket = pictureBucket()
    server.use(...bucket.handlers)
    const decoded = drawsPictures()
    const { user, choose } = draw()
    choose(aPng(3000, 2000))

    const words = await screen.findByRole('textbox', { name: 'What the picture shows' })
    expect(decoded).toEqual([{ width: 1440, height: 960 }])
    expect(chosen).toMatchObject({
      type: 'webp',
      alt: '',
      width: 1440,
      height: 960,
      widths: [480, 960, 1440],
    })
    expect(bucket.put).toEqual(
      [480, 960, 1440].map((width) => `${chosen?.path ?? ''}/${String(width)}.webp`),
    )
    await user.type(words, 'A field.')
    expect(chosen?.alt).toBe('A field.')
  })

  it('writes JPEG where the browser cannot write WebP', async () => {
    const bucket = pictureBucket()
    server.use(...bucket.handlers)
    drawsPictures({ writesWebp: false })
    const { choose } = draw()
    choose(aPng(600, 400))
    await screen.findByRole('textbox')
    expect(chosen).toMatchObject({ type: 'jpg', widths: [480, 600] })
    expect(bucket.put.every((path) => path.endsWith('.jpg'))).toBe(true)
    expect(screen.getByText(/600 pixels wide, and will look soft/)).toBeVisible()
  })

  it('takes one that is dropped, and one that is pasted', async () => {
    server.use(...pictureBucket().handlers)
    drawsPictures()
    const { container } = draw()
    const zone = container.firstElementChild
    if (!zone) throw new Error('There is nothing to drop on')
    fireEvent.drop(zone, { dataTransfer: { files: [aPng(800, 600)] } })
    await screen.findByRole('textbox')
    const first = chosen?.path
    fireEvent.paste(zone, { clipboardData: { files: [aPng(800, 600)] } })
    await waitFor(() => expect(chosen?.path).not.toBe(first))
  })

  it('can be gone on with after a failure, without sending anything twice', async () => {
    const bucket = pictureBucket({ room: 1 })
    server.use(...bucket.handlers)
    drawsPictures()
    const { user, choose } = draw()
    choose(aPng(1000, 500))
    expect(await screen.findByText('The picture was not uploaded')).toBeVisible()
    expect(chosen).toBeNull()
    bucket.take(9)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('textbox')
    expect(bucket.put).toHaveLength(2)
    expect(new Set(bucket.put).size).toBe(2)
  })

  it('is made smaller by the next try where what does so had not come', async () => {
    server.use(...pictureBucket().handlers)
    drawsPictures()
    vi.mocked(prepare).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { user, choose } = draw()
    choose(aPng(800, 600))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('textbox')
    expect(chosen).toMatchObject({ width: 800 })
  })

  it('takes back what had arrived when the page is left in between', async () => {
    const bucket = pictureBucket({ room: 1 })
    server.use(...bucket.handlers)
    drawsPictures()
    const { choose, unmount } = draw()
    choose(aPng(1440, 900))
    await screen.findByText('The picture was not uploaded')
    unmount()
    await waitFor(() => expect(bucket.removed).toEqual(bucket.put))
  })

  it('is let go of again', async () => {
    server.use(...pictureBucket().handlers)
    drawsPictures()
    const { user, choose } = draw()
    choose(aPng(800, 600))
    await user.click(await screen.findByRole('button', { name: 'Remove the picture' }))
    expect(chosen).toBeNull()
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus()
  })
})

describe('a file that is no picture of ours', () => {
  const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')
  it.each([
    ['more pixels than a browser can hold', aPng(10_000, 8_000), /more than 64 million pixels/],
    ['larger than the memory', aPng(2 ** 31 - 1, 2 ** 31 - 1), /more than 64 million pixels/],
    ['too tall', aPng(500, 20_000), /too tall for its width/],
    ['too narrow', aPng(120, 90), /less than 200 pixels wide/],
    ['text', new File(['Hello, I am a picture.'], 'a.png', { type: 'image/png' }), /no picture/],
    ['nothing', new File([], 'a.png', { type: 'image/png' }), /This file is empty/],
    ['HEIC', new File([heic], 'a.heic', { type: 'image/heic' }), /HEIC cannot be read/],
    ['SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), /SVG are not taken/],
  ])('is refused in a sentence and never decoded: %s', async (_, file, sentence) => {
    const decoded = drawsPictures()
    const { choose } = draw()
    choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(decoded).toEqual([])
    expect(chosen).toBeNull()
  })

  it('is refused by its weight before it is read', async () => {
    const decoded = drawsPictures()
    const file = aPng(800, 600)
    Object.defineProperty(file, 'size', { value: 60 * 1024 * 1024 })
    const { choose } = draw()
    choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(/larger than 40 MB/)
    expect(decoded).toEqual([])
  })

  it('is refused when it breaks while it is decoded', async () => {
    drawsPictures({ decode: 'broken' })
    const { choose } = draw()
    choose(aPng(800, 600))
    expect(await screen.findByRole('alert')).toHaveTextContent(/This picture is damaged/)
  })
})

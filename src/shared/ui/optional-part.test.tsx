import { act, render, screen } from '@testing-library/react'
import { type ComponentType, useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { optionalPart } from './optional-part'

type Props = { name: string }

const Full = ({ name }: Props) => <p>The whole of {name}</p>
const Plain = ({ name }: Props) => <p>{name} in plain</p>

let errors: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

const draw = (Part: ComponentType<Props>) => act(async () => render(<Part name="search" />))

it('waits for its code, then shows it', async () => {
  let arrive: (part: ComponentType<Props>) => void = () => undefined
  const { Part } = optionalPart(() => new Promise<ComponentType<Props>>((it) => (arrive = it)), {
    instead: Plain,
    waiting: <p>One moment</p>,
  })
  await draw(Part)
  expect(screen.getByText('One moment')).toBeVisible()

  await act(async () => arrive(Full))
  expect(screen.getByText('The whole of search')).toBeVisible()
})

it('is plain when its code does not arrive, and is asked for again the next time', async () => {
  const load = vi.fn<() => Promise<ComponentType<Props>>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Full)
  const { Part } = optionalPart(load, { instead: Plain })

  const { unmount } = await draw(Part)
  expect(screen.getByText('search in plain')).toBeVisible()
  expect(errors).toHaveBeenCalled()
  unmount()

  await draw(Part)
  expect(screen.getByText('The whole of search')).toBeVisible()
})

it('is plain when its code breaks after it was drawn', async () => {
  const Breaking = ({ name }: Props) => {
    useEffect(() => {
      throw new Error('broken')
    }, [])
    return <p>{name}</p>
  }
  const { Part } = optionalPart(() => Promise.resolve(Breaking), { instead: Plain })

  await draw(Part)
  expect(screen.getByText('search in plain')).toBeVisible()
})

import { describe, expect, it } from 'vitest'
import { renditionSizes } from './sizes'

const widths = (width: number, height: number) =>
  renditionSizes({ width, height }).map((size) => size.width)

describe('the renditions of a picture', () => {
  it.each([
    [4000, 3000, [480, 960, 1440]],
    [1440, 810, [480, 960, 1440]],
    [1200, 800, [480, 960, 1200]],
    [1000, 800, [480, 960]],
    [960, 600, [480, 960]],
    [640, 480, [480, 640]],
    [480, 480, [480]],
    [300, 200, [300]],
  ])('of %i by %i are never larger than it is', (width, height, expected) => {
    expect(widths(width, height)).toEqual(expected)
  })

  it('keep its shape', () => {
    expect(renditionSizes({ width: 3000, height: 1000 })).toEqual([
      { width: 480, height: 160 },
      { width: 960, height: 320 },
      { width: 1440, height: 480 },
    ])
    expect(renditionSizes({ width: 9000, height: 3 })[0]).toEqual({ width: 480, height: 1 })
  })

  it('end where they would be higher than any page', () => {
    expect(widths(1080, 4320)).toEqual([480, 960])
    expect(widths(1080, 20_000)).toEqual([])
  })
})

// @vitest-environment node
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureDrawer } from './draw.ts'
import { wordsSvg } from './words.ts'

const brand = {
  name: 'Fourfold',
  logo: { light: '/logo.svg', mark: '/mark.svg', spells: 'Fourfold' },
}

describe('the picture beside a link', () => {
  it.each([
    ['page', 'Open calls'],
    ['post', 'What Łukasz said, '.repeat(12)],
    ['portfolio', 'Portfolio'],
    ['post', '日本語'],
  ] as const)('of a %s is 1200 by 630 and small', async (kind, title) => {
    const draw = await pictureDrawer(brand)
    const picture = await draw({ kind, title, detail: 'Amina Odhiambo · 2 November 2026' })
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
    expect(picture.length).toBeLessThan(40_000)
  })

  it('says no words that the font cannot write', async () => {
    expect(await wordsSvg({ kind: 'post', title: '日本語', detail: '' })).toBeNull()
    expect(await wordsSvg({ kind: 'post', title: 'Łódź, Çeşme, Brașov', detail: '' })).toMatch(
      '<svg',
    )
  })

  it('is drawn with another name and the mark where the logo does not spell it', async () => {
    const draw = await pictureDrawer({ ...brand, name: 'Another' })
    const card = { kind: 'page', title: 'Open calls', detail: '' } as const
    expect(await draw(card)).not.toEqual(await (await pictureDrawer(brand))(card))
  })
})

import { describe, expect, it } from 'vitest'
import { keysetQuery, publicPageSize } from './keyset'

const id = '0b0b0b0b-0000-7000-8000-000000000001'
const newest = { column: 'published_at', descending: true }
const byName = { column: 'name', descending: false }
const edge = (direction: 'after' | 'before', value = 'x') => ({ direction, value, id })

describe('asking for a page', () => {
  it('asks for a row more than it shows', () => {
    expect(keysetQuery(newest, null)).toEqual({
      order: 'published_at.desc,id.desc',
      limit: String(publicPageSize + 1),
    })
  })

  it('goes on after the edge, in the order of the list', () => {
    expect(keysetQuery(newest, edge('after'))).toMatchObject({
      order: 'published_at.desc,id.desc',
      or: `(published_at.lt."x",and(published_at.eq."x",id.lt.${id}))`,
    })
    expect(keysetQuery(byName, edge('after'))).toMatchObject({
      order: 'name.asc,id.asc',
      or: `(name.gt."x",and(name.eq."x",id.gt.${id}))`,
    })
  })

  it('goes backwards from the edge of the page that follows', () => {
    expect(keysetQuery(newest, edge('before'))).toMatchObject({
      order: 'published_at.asc,id.asc',
      or: `(published_at.gt."x",and(published_at.eq."x",id.gt.${id}))`,
    })
  })

  it('takes what would end the value as part of it', () => {
    expect(keysetQuery(byName, edge('after', 'a",id.gt."\\')).or).toContain(
      'name.gt."a\\",id.gt.\\"\\\\"',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { applyChanges, changedKeys, changesBetween, mergeAnswers } from './merge.ts'

describe('changes', () => {
  it('are none where only the order of keys differs', () => {
    const before = { price: { amount: 5, currency: 'EUR' }, name: 'a' }
    const after = { name: 'a', price: { currency: 'EUR', amount: 5 } }
    expect(changedKeys(before, after)).toEqual([])
  })

  it('take a missing answer and null for the same', () => {
    expect(changedKeys({ name: null }, {})).toEqual([])
    expect(changedKeys({}, { name: undefined })).toEqual([])
  })

  it('see what is deep inside, and the order of a list', () => {
    const rows = [{ a: 1 }, { a: 2 }]
    expect(changedKeys({ rows }, { rows: [{ a: 1 }, { a: 3 }] })).toEqual(['rows'])
    expect(changedKeys({ rows }, { rows: [{ a: 2 }, { a: 1 }] })).toEqual(['rows'])
    expect(changedKeys({ rows }, { rows: [{ a: 1 }, { a: 2 }] })).toEqual([])
  })

  it('name a removed answer by null', () => {
    const changes = changesBetween({ a: 1, b: 2, c: 3 }, { a: 1, b: 5, d: [] })
    expect(changes).toEqual({ b: 5, c: null, d: [] })
    expect(applyChanges({ a: 1, b: 2, c: 3 }, changes)).toEqual({ a: 1, b: 5, d: [] })
  })

  it('treat a key that every object has as a key', () => {
    const hostile = JSON.parse('{"__proto__": {"x": 1}, "constructor": 5}') as Record<
      string,
      string
    >
    const applied = applyChanges({ name: 'a' }, changesBetween({}, hostile))
    expect(Object.keys(applied).sort()).toEqual(['__proto__', 'constructor', 'name'])
    expect(Object.getPrototypeOf(applied)).toBe(Object.prototype)
    expect('x' in applied).toBe(false)
  })
})

describe('merging two devices', () => {
  const without = { name: 'Mavuno', sectors: ['agriculture'] }
  const base = { ...without, city: 'Nakuru' }

  it('takes from each what only it changed', () => {
    const mine = { ...base, city: 'Nairobi' }
    const theirs = { ...base, name: 'Mavuno Cold', sectors: ['agriculture', 'energy'] }
    expect(mergeAnswers(base, mine, theirs)).toEqual({
      merged: { name: 'Mavuno Cold', city: 'Nairobi', sectors: ['agriculture', 'energy'] },
      conflicts: [],
    })
  })

  it('keeps mine and says so where both changed the same answer', () => {
    const merge = mergeAnswers(base, { ...base, city: 'Nairobi' }, { ...base, city: 'Eldoret' })
    expect(merge).toEqual({ merged: { ...base, city: 'Nairobi' }, conflicts: ['city'] })
  })

  it('sees no conflict where both came to the same answer', () => {
    const same = { ...base, sectors: ['energy'] }
    expect(mergeAnswers(base, same, { ...same })).toEqual({ merged: same, conflicts: [] })
  })

  it('sees a conflict between a removed and a changed answer', () => {
    expect(mergeAnswers(base, without, { ...base, city: 'Eldoret' })).toEqual({
      merged: without,
      conflicts: ['city'],
    })
  })

  it('keeps a removal of theirs', () => {
    expect(mergeAnswers(base, base, without)).toEqual({ merged: without, conflicts: [] })
  })
})

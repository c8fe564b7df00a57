import type { Field } from '@contracts/forms/definition'
import { describe, expect, it } from 'vitest'
import { itemName, moved } from './group-items'

const founders: Field = {
  key: 'founders',
  type: 'group',
  label: 'Founders',
  fields: [
    { key: 'first_name', type: 'short_text', label: 'First name' },
    { key: 'last_name', type: 'short_text', label: 'Last name' },
  ],
}
const rounds: Field = {
  key: 'rounds',
  type: 'group',
  label: 'Rounds',
  fields: [
    { key: 'amount', type: 'money', label: 'Amount' },
    { key: 'kind', type: 'select', label: 'Kind', options: [{ id: 'seed', label: 'Seed' }] },
    { key: 'month', type: 'month', label: 'Month' },
  ],
}

describe('what an item is called', () => {
  it.each([
    [founders, { first_name: 'Wanjiru', last_name: 'Kamau' }, 'Wanjiru Kamau'],
    [founders, { last_name: 'كاماو' }, 'كاماو'],
    [founders, { first_name: ' ' }, ''],
    [rounds, { amount: { amount: 1, currency: 'USD' }, kind: 'seed' }, 'Seed'],
    [rounds, { month: '2026-03' }, 'March 2026'],
    [rounds, undefined, ''],
  ])('comes from its answers', (group, item, name) => {
    expect(itemName(group, item, {})).toBe(name)
  })
})

it('moves items without losing one', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a'], 3, 0)).toEqual(['a'])
})

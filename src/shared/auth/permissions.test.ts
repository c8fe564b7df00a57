import { expect, it } from 'vitest'
import { can } from './permissions'

it.each([
  [null, 'application:move', false],
  [undefined, 'application:move', false],
  ['reviewer', 'application:move', true],
  ['reviewer', 'decision:release', false],
  ['manager', 'decision:release', true],
  ['reviewer', 'content:write', false],
  ['manager', 'content:write', true],
  ['admin', 'content:write', true],
  ['manager', 'staff:manage', false],
  ['admin', 'staff:manage', true],
  ['admin', 'application:read-all', true],
] as const)('lets %s do %s: %s', (role, permission, expected) => {
  expect(can(role, permission)).toBe(expected)
})

import { blockStorage } from '@tests/support/blocked-storage'
import { afterEach, expect, it, vi } from 'vitest'
import { inTab, onDevice } from './device-storage'

let allow: () => void = () => undefined
afterEach(() => {
  allow()
  vi.restoreAllMocks()
})

it('keeps what it is given, under the name it is given', () => {
  onDevice.write('theme', 'dark')
  inTab.write('note', 'Dear')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(inTab.read('note')).toBe('Dear')
  expect(inTab.keys()).toEqual(['note'])

  onDevice.remove('theme')
  expect(onDevice.read('theme')).toBeNull()
})

it('lasts as long as the document where nothing may be kept', () => {
  allow = blockStorage()
  expect(() => localStorage).toThrow('Access is denied')
  expect(onDevice.read('choice')).toBeNull()
  expect(inTab.keys()).toEqual([])

  onDevice.write('choice', 'dark')
  expect(onDevice.read('choice')).toBe('dark')
  expect(onDevice.keys()).toEqual(['choice'])
  onDevice.remove('choice')
  expect(onDevice.read('choice')).toBeNull()
})

it('reads the newest even where there is no room for it', () => {
  inTab.write('note', 'Dear')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  inTab.write('note', 'Dear Ada')
  expect(inTab.read('note')).toBe('Dear Ada')
})

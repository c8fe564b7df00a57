import { beforeEach, expect, it } from 'vitest'
import { tabNotes } from '@/shared/tab-notes'
import { keptForm } from './kept-form'

function aForm(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(values)) {
    const input = Object.assign(document.createElement('input'), { name, value })
    form.append(input)
  }
  return form
}
const saved = { name: 'Ada', phone: '' }

beforeEach(() => {
  sessionStorage.clear()
  tabNotes.belongTo('ada')
})

it('keeps what differs from what is saved, and nothing once it does not', () => {
  keptForm.keep('profile', aForm({ name: 'Ada', phone: '+254', password: 'secret' }), saved)
  expect(keptForm.read('profile')).toEqual({ phone: '+254' })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
  keptForm.keep('profile', aForm({ name: 'Ada', phone: '' }), saved)
  expect(keptForm.read('profile')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

it('shows it to nobody else, and to nobody who has signed out', () => {
  keptForm.keep('profile', aForm({ name: 'Adele', phone: '' }), saved)
  tabNotes.belongTo('ada')
  expect(keptForm.read('profile')).toEqual({ name: 'Adele' })
  tabNotes.belongTo('bo')
  expect(keptForm.read('profile')).toEqual({})
})

it('reads nothing out of what is broken', () => {
  for (const broken of ['{', '"x"', 'null', '{"name":3}']) {
    tabNotes.write('form:profile', broken)
    expect(keptForm.read('profile')).toEqual({})
  }
})

import type { Answers, Json } from '@contracts/forms/answers'
import type { FormDefinition } from '@contracts/forms/definition'
import type { AnswerError } from '@contracts/forms/errors'
import { describe, expect, it, vi } from 'vitest'
import { FormModel } from './form-model'

const definition: FormDefinition = {
  applicant_type: 'startup',
  title: 'Startup application',
  sections: [
    {
      key: 'company',
      title: 'Company',
      fields: [
        { key: 'city', type: 'short_text', label: 'City', required: true },
        { key: 'website', type: 'url', label: 'Website' },
        { key: 'deck', type: 'file', label: 'Deck', required: true },
      ],
    },
    {
      key: 'team',
      title: 'Team',
      fields: [
        {
          key: 'founders',
          type: 'group',
          label: 'Founders',
          required: true,
          min_items: 1,
          fields: [
            { key: 'name', type: 'short_text', label: 'Name', required: true },
            { key: 'email', type: 'email', label: 'Email' },
          ],
        },
      ],
    },
  ],
}

type More = { editableKeys?: string[]; uploads?: object }

async function fill(answers: Answers = {}, more: More = {}) {
  const model = open(answers, more)
  await model.ready()
  return model
}

function open(answers: Answers = {}, more: More = {}) {
  let now = { answers, refused: [] as AnswerError[], editableKeys: more.editableKeys ?? null }
  const listeners = new Set<() => void>()
  const uploads = { ...more.uploads }
  return new FormModel({
    definition,
    vocabularies: {},
    loadChecks: () => import('./checks'),
    source: {
      read: () => now,
      uploads: () => uploads,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      change: (key: string, value: Json | undefined) => {
        now = { ...now, answers: { ...now.answers, [key]: value } }
        for (const listener of listeners) listener()
      },
    },
  })
}

const codeAt = (model: FormModel, path: string) => model.shownError(path)?.code

describe('errors', () => {
  it('stay quiet while a field is typed in for the first time', async () => {
    const model = await fill()
    model.set('website', 'nope')
    expect(codeAt(model, 'website')).toBeUndefined()
    model.leave('website')
    expect(codeAt(model, 'website')).toBe('invalid_url')
  })

  it('are shown for a field that was left before the checks had arrived', async () => {
    const model = open()
    model.set('website', 'nope')
    model.leave('website')
    await model.ready()
    expect(codeAt(model, 'website')).toBe('invalid_url')
  })

  it('stay quiet where somebody only passed through', async () => {
    const model = await fill()
    model.leave('city')
    expect(codeAt(model, 'city')).toBeUndefined()
    model.set('city', 'K')
    model.set('city', undefined)
    model.leave('city')
    expect(codeAt(model, 'city')).toBe('required')
  })

  it('go as soon as they are mended, and do not come back before the field is left again', async () => {
    const model = await fill({ website: 'nope' })
    model.leave('website')
    model.set('website', 'https://mavuno.example')
    expect(codeAt(model, 'website')).toBeUndefined()
    model.set('website', 'nope')
    expect(codeAt(model, 'website')).toBeUndefined()
  })

  it('of a whole section show once it is left, those of others do not', async () => {
    const model = await fill({ founders: [{}] })
    model.leaveSection('team')
    expect(codeAt(model, 'founders.0.name')).toBe('required')
    expect(model.hasShownWithin('founders.0')).toBe(true)
    expect(codeAt(model, 'city')).toBeUndefined()
  })

  it('all show on submitting, in the order of the form', async () => {
    const model = await fill({ website: 'nope' })
    expect(model.showAll().map(({ path, code }) => [path, code])).toEqual([
      ['city', 'required'],
      ['website', 'invalid_url'],
      ['deck', 'required'],
      ['founders', 'required'],
    ])
  })

  it('do not follow an item that moved', async () => {
    const model = await fill({ founders: [{ name: 'A', email: 'x' }, { name: 'B' }] })
    model.leave('founders.0.email')
    model.setItems('founders', [{ name: 'B' }, { name: 'A', email: 'x' }])
    expect(codeAt(model, 'founders.0.email')).toBeUndefined()
    expect(codeAt(model, 'founders.1.email')).toBeUndefined()
  })

  it('of the database stand beside the same fields until the answer changes', async () => {
    const model = await fill({ city: 'Kisumu', founders: [{ name: 'A' }], deck: 'f' })
    model.showFromServer([{ path: 'city', code: 'too_short', params: { min: 20 } }])
    expect(codeAt(model, 'city')).toBe('too_short')
    model.set('city', 'Nairobi')
    expect(codeAt(model, 'city')).toBeUndefined()
  })

  it('tell whoever listens', async () => {
    const model = await fill({ website: 'nope' })
    const listener = vi.fn()
    const stop = model.subscribe(listener)
    model.leave('website')
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    model.showAll()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

it('takes a file that is still on its way for an answer', async () => {
  const model = await fill({ city: 'Kisumu', founders: [{ name: 'A' }] }, { uploads: { deck: {} } })
  expect(model.showAll()).toEqual([])
})

describe('sections', () => {
  it('say what is missing and what is wrong', async () => {
    const model = await fill({ website: 'nope', founders: [{ name: 'A' }] })
    expect(model.sections()).toMatchObject([
      { key: 'company', missing: 2, wrong: 1, complete: false, begun: true },
      { key: 'team', missing: 0, wrong: 0, complete: true },
    ])
  })

  it('are the same as long as nothing of theirs changes', async () => {
    const model = await fill({ city: 'Kisumu' })
    const before = model.sections()
    model.set('city', 'Nairobi')
    expect(model.sections()).toBe(before)
  })

  it('can only be read where nothing was asked for', async () => {
    const model = await fill({}, { editableKeys: ['founders'] })
    expect(model.sections().map(({ isEditable }) => isEditable)).toEqual([false, true])
  })
})

it('finds fields and sections by path', async () => {
  const model = await fill()
  expect(model.fieldAt('founders.3.email')?.label).toBe('Email')
  expect(model.sectionOf('founders.3.email')?.key).toBe('team')
  expect(model.fieldAt('nothing')).toBeUndefined()
})

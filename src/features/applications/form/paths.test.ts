import { describe, expect, it } from 'vitest'
import { answerAt, answerWith, isWithin } from './paths'

const answers = { city: 'Kisumu', founders: [{ first_name: 'Wanjiru' }, { first_name: 'Otieno' }] }

describe('a place in the answers', () => {
  it('is found inside groups', () => {
    expect(answerAt(answers, 'city')).toBe('Kisumu')
    expect(answerAt(answers, 'founders.1.first_name')).toBe('Otieno')
    expect(answerAt(answers, 'founders.2.first_name')).toBeUndefined()
    expect(answerAt(answers, 'city.length')).toBeUndefined()
    expect(answerAt(answers, 'founders.length')).toBeUndefined()
    expect(answerAt(answers, 'constructor')).toBeUndefined()
  })

  it('is set without touching its neighbours', () => {
    const founders = answerWith(answers, 'founders.1.email', 'o@mavuno.example')
    expect(founders).toEqual([
      { first_name: 'Wanjiru' },
      { first_name: 'Otieno', email: 'o@mavuno.example' },
    ])
    expect((founders as unknown[])[0]).toBe(answers.founders[0])
  })

  it('comes into being when it was not there', () => {
    expect(answerWith({}, 'founders.0.email', 'w@mavuno.example')).toEqual([
      { email: 'w@mavuno.example' },
    ])
  })

  it('is taken away, and its item stays', () => {
    expect(answerWith(answers, 'city', undefined)).toBeUndefined()
    expect(answerWith(answers, 'founders.0.first_name', undefined)).toEqual([
      {},
      { first_name: 'Otieno' },
    ])
  })

  it('knows what lies below it', () => {
    expect(isWithin('founders.1.email', 'founders.1')).toBe(true)
    expect(isWithin('founders.10.email', 'founders.1')).toBe(false)
  })
})

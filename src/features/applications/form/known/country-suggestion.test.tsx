import type { Field } from '@contracts/forms/definition'
import { answers, ask } from '@tests/support/ask'
import { server } from '@tests/support/server'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/shared/env'
import { giveConsent } from '@/shared/consent'

const country: Field = { key: 'country', type: 'country', label: 'Country', fills: 'country' }

let asked = 0

vi.mock('@/shared/env', async (original) => {
  const { env: real } = await original<typeof import('@/shared/env')>()
  return { env: { ...real, geoipUrl: 'https://geo.example/me' } }
})

beforeEach(() => {
  asked = 0
  server.use(
    http.get(env.geoipUrl, () => {
      asked += 1
      return HttpResponse.json({ country: 'KE' })
    }),
  )
  giveConsent({ analytics: false, marketing: false, functional: true })
})
// What was found is forgotten with the consent.
afterEach(() => giveConsent({ analytics: false, marketing: false, functional: false }))

const offer = () => screen.findByRole('button', { name: 'Choose Kenya for “Country”' })

it('B-4.5 offers the country of the network, and fills in nothing by itself', async () => {
  const { user } = ask(country)
  const button = await offer()
  expect(screen.getByText('You seem to be in Kenya.')).toBeVisible()
  expect(answers['country']).toBeUndefined()

  await user.click(button)
  expect(answers['country']).toBe('KE')
  expect(screen.getByRole('combobox', { name: /Country/ })).toHaveFocus()
  expect(screen.queryByText('You seem to be in Kenya.')).not.toBeInTheDocument()
})

it('B-4.5 asks nobody for a country that is answered already', async () => {
  ask(country, { country: 'UG' })
  expect(await screen.findByRole('combobox', { name: /Country/ })).toHaveValue('UG')
  expect(asked).toBe(0)
})

it('B-4.5 says no more of it once another country is chosen', async () => {
  const { user } = ask(country)
  await offer()
  await user.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'UG')
  expect(screen.queryByText('You seem to be in Kenya.')).not.toBeInTheDocument()
  expect(answers['country']).toBe('UG')
})

it('B-4.5 asks for nothing where the country of something else is asked', async () => {
  ask({ key: 'accreditation', type: 'country', label: 'Under the rules of which country?' })
  expect(await screen.findByRole('combobox')).toBeVisible()
  expect(asked).toBe(0)
})

import { describe, expect, it } from 'vitest'
import { readReturned } from './returned'

const stateOf = (interactionType: string) =>
  encodeURIComponent(btoa(JSON.stringify({ id: 'x', meta: { interactionType } })))

describe('what the address of the way back says', () => {
  it.each([
    ['of a redirect', `#code=c&state=${stateOf('redirect')}`, '', 'answer'],
    ['with a refusal', `#error=access_denied&state=${stateOf('redirect')}`, '', 'answer'],
    ['in the query', '', `?code=c&state=${stateOf('redirect')}`, 'answer'],
    ['of a popup', `#code=c&state=${stateOf('popup')}`, '', 'for-opener'],
    ['of a hidden frame', `#error=login_required&state=${stateOf('silent')}`, '', 'for-opener'],
    ['of a sign-out', '', `?state=${stateOf('redirect')}`, 'signed-out'],
    ['on the way out', '', '?sign-out', 'sign-out'],
    ['with a state of nobody', '#code=c&state=%%%', '', 'answer'],
    ['with a refusal and no state', '#error=server_error', '', 'answer'],
    ['with a code and no state', '#code=c', '', 'nothing'],
    ['with nothing', '', '', 'nothing'],
    ['with something else', '#section', '?utm=1', 'nothing'],
  ])('%s', (_, hash, search, kind) => {
    expect(readReturned({ hash, search }).kind).toBe(kind)
  })
})

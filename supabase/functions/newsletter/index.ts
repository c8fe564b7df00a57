import { inBackground } from '../_shared/background.ts'
import { admitVisitor, userDeps } from '../_shared/callers.ts'
import { serviceClient } from '../_shared/clients.ts'
import { newsletterOutcome, newsletterRequest } from '../_shared/contracts/newsletter.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigins, newsletterSecret, publicKeys } from '../_shared/env.ts'
import { crash } from '../_shared/http.ts'
import { deliverMail } from '../_shared/mail/deliver.ts'
import { isOneClick, oneClick } from '../_shared/one-click.ts'
import { personCheck, refuseUnlessPerson } from '../_shared/person-check.ts'
import { refusedByLimit } from '../_shared/refusals.ts'
import { leaveBy, newsletter, type NewsletterDeps } from './handler.ts'

const check = personCheck()
const origins = appOrigins()
const outcome = newsletterOutcome.shape.outcome

const deps: NewsletterDeps = {
  secret: newsletterSecret(),
  refuseProgram: (proof, who) => refuseUnlessPerson(proof, who, check),
  subscribe: async (asked) => {
    const { error } = await serviceClient().rpc('subscribe_newsletter', asked)
    return refusedByLimit(error)
  },
  confirm: async (token_hash) => {
    const { data } = await serviceClient().rpc('confirm_newsletter', { token_hash }).throwOnError()
    return outcome.parse(data)
  },
  leave: async (subscriber) => {
    const { data } = await serviceClient().rpc('leave_newsletter', { subscriber }).throwOnError()
    return outcome.parse(data)
  },
  deliver: () => inBackground(deliverMail()),
}

const served = endpoint({
  origins,
  admit: admitVisitor(
    { ...userDeps(), publicKeys },
    { name: 'newsletter', burst: 10, perMinute: 3 },
  ),
  body: newsletterRequest,
  handle: (body, visitor) => newsletter(body, visitor, deps),
})

const leave = (token: string) => leaveBy(token, deps)

/** Called by the contact page, and by the mail programs of those who leave. */
export default {
  fetch: (request: Request): Promise<Response> =>
    isOneClick(request)
      ? oneClick(request, { list: 'newsletter', origin: origins[0] ?? '', leave }).catch(crash)
      : served(request),
}

import { admitVisitor, userDeps } from '../_shared/callers.ts'
import { serviceClient } from '../_shared/clients.ts'
import { digestOutcome, digestRequest, type DigestOutcome } from '../_shared/contracts/digest.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigins, newsletterSecret, publicKeys } from '../_shared/env.ts'
import { crash } from '../_shared/http.ts'
import { isOneClick, oneClick } from '../_shared/one-click.ts'
import { type DigestDeps, leaveBy } from './handler.ts'

const origins = appOrigins()

const deps: DigestDeps = {
  secret: newsletterSecret(),
  leave: async (person) => {
    const { data } = await serviceClient().rpc('leave_digest', { person }).throwOnError()
    return digestOutcome.shape.outcome.parse(data)
  },
}
const leave = (token: string) => leaveBy(token, deps)

const served = endpoint({
  origins,
  admit: admitVisitor({ ...userDeps(), publicKeys }, { name: 'digest', burst: 10, perMinute: 3 }),
  body: digestRequest,
  handle: async ({ token }) =>
    Response.json({ outcome: await leave(token) } satisfies DigestOutcome),
})

/** Called by the page that a link of the daily mail leads to, and by the mail programs of those who want it no more. */
export default {
  fetch: (request: Request): Promise<Response> =>
    isOneClick(request)
      ? oneClick(request, { list: 'digest', origin: origins[0] ?? '', leave }).catch(crash)
      : served(request),
}

import { inBackground } from '../_shared/background.ts'
import { admitVisitor, userDeps } from '../_shared/callers.ts'
import { serviceClient } from '../_shared/clients.ts'
import { contactEmailRequest } from '../_shared/contracts/contact-email.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigins, operatorAddress, publicKeys } from '../_shared/env.ts'
import { deliverMail } from '../_shared/mail/deliver.ts'
import { personCheck, refuseUnlessPerson } from '../_shared/person-check.ts'
import { refusedByLimit } from '../_shared/refusals.ts'
import { sendContactEmail } from './handler.ts'

const check = personCheck()

/** Called by anybody's browser: from the contact page, and after feedback was saved. */
export default {
  fetch: endpoint({
    origins: appOrigins(),
    admit: admitVisitor(
      { ...userDeps(), publicKeys },
      { name: 'send-contact-email', burst: 10, perMinute: 2 },
    ),
    body: contactEmailRequest,
    // Six thousand characters of any script, and what stands around them.
    maxBodyBytes: 48 * 1024,
    handle: (body, visitor) =>
      sendContactEmail(body, visitor, {
        refuseProgram: (proof, who) => refuseUnlessPerson(proof, who, check),
        mailFeedback: async (email) => {
          const { data, error } = await serviceClient().rpc('queue_feedback_mails', {
            email,
            recipient: operatorAddress(),
          })
          return refusedByLimit(error) ?? data === true
        },
        receiveMessage: async (message, { userId }) => {
          const { error } = await serviceClient().rpc('receive_contact_message', {
            message,
            recipient: operatorAddress(),
            ...(userId ? { user_id: userId } : {}),
          })
          return refusedByLimit(error)
        },
        deliver: () => inBackground(deliverMail()),
      }),
  }),
}

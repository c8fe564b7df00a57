import { callerClient, serviceClient } from '../_shared/clients.ts'
import { admitUser, userDeps } from '../_shared/callers.ts'
import { adminNotificationRequest } from '../_shared/contracts/admin-notification.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { appOrigins, brandName } from '../_shared/env.ts'
import { deliverMail } from '../_shared/mail/deliver.ts'
import { sendAdminNotification } from './handler.ts'

/** Called by the signed-in user's browser, after signing in and after submitting. */
export default {
  fetch: endpoint({
    origins: appOrigins(),
    admit: admitUser(userDeps(), { name: 'send-admin-notification', burst: 10, perMinute: 6 }),
    body: adminNotificationRequest,
    handle: (body, caller) =>
      sendAdminNotification(body, caller, {
        recordSignIn: async (user_id, metadata) => {
          await serviceClient()
            .rpc('record_sign_in', { user_id, metadata, brand: brandName() })
            .throwOnError()
        },
        findApplication: async (id, { id: userId, token }) => {
          const { data } = await callerClient(token)
            .from('applications')
            .select('submitted_at')
            .eq('id', id)
            .eq('applicant_id', userId)
            .maybeSingle()
            .throwOnError()
          return data && { submitted: data.submitted_at !== null }
        },
        deliver: deliverMail,
      }),
  }),
}

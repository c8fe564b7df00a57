import type { Caller } from '../_shared/callers.ts'
import type {
  AdminNotificationRequest,
  AdminNotificationResponse,
} from '../_shared/contracts/admin-notification.ts'
import { refuse } from '../_shared/http.ts'

export type SignIn = {
  action: 'login_success'
  timestamp: string
  userAgent: string
  loginMethod: string
  session_id: string | null
}

export type AdminNotificationDeps = {
  /** Notes the sign-in and greets the user in the app; once for each session, however often it is called. */
  recordSignIn: (userId: string, signIn: SignIn) => Promise<void>
  /** Read as the caller; `null` when there is no such application of theirs. */
  findApplication: (id: string, caller: Caller) => Promise<{ submitted: boolean } | null>
  /** Sends what the database has put into the outbox: recipients and words are decided there. */
  deliver: () => Promise<unknown>
}

/** Tells the people who run the programme, and the caller, what the caller has just done. */
export async function sendAdminNotification(
  request: AdminNotificationRequest,
  caller: Caller,
  deps: AdminNotificationDeps,
): Promise<Response> {
  if (request.type === 'user_action') {
    const { action, timestamp, userAgent, loginMethod } = request.metadata
    const session_id = caller.sessionId
    await deps.recordSignIn(caller.id, { action, timestamp, userAgent, loginMethod, session_id })
    return accepted()
  }

  const application = await deps.findApplication(request.applicationId, caller)
  if (!application) {
    return refuse({ code: 'not-found', message: 'There is no such application of yours.' })
  }
  if (!application.submitted) {
    return refuse({ code: 'conflict', message: 'This application has not been submitted yet.' })
  }
  // The mails are safe in the outbox and go out with the next run, so a failure here is ours alone.
  await deps.deliver().catch(console.error)
  return accepted()
}

const accepted = (): Response =>
  Response.json({ accepted: true } satisfies AdminNotificationResponse, { status: 202 })

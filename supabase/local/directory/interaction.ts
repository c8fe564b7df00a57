import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { pickPage, problemPage, staySignedInPage } from './pages.ts'
import { claimsOf, directoryPeople, type DirectoryPerson, personOf } from './people.ts'

/** The pages between being sent here and being sent back: who it is, and whether they stay signed in. */
export async function answerInteraction(
  provider: Provider,
  people: Map<string, DirectoryPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const show = (html: string, status = 200) => {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // As on the real pages: nobody may put them into a frame.
      'x-frame-options': 'DENY',
    })
    response.end(html)
  }
  const interaction = await provider.interactionDetails(request, response).catch(() => null)
  if (!interaction) {
    show(problemPage('This sign-in has expired. Go back to the app and begin again.'), 400)
    return
  }
  if (request.method !== 'POST') {
    show(pickPage(directoryPeople, String(interaction.params['login_hint'] ?? '')))
    return
  }
  const form = await readForm(request)
  const answer = form.get('answer')
  if (answer === 'cancel') {
    await provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'AADSTS65004: User declined to consent to access the app.',
    })
    return
  }
  const person = personOf((form.get('email') ?? '').trim().toLowerCase(), form.has('verified'))
  if (answer === 'pick') {
    show(staySignedInPage(person))
    return
  }
  const { sub } = claimsOf(person)
  people.set(sub, person)
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId: sub, remember: answer === 'stay' }, select_account: {} },
    { mergeWithLastSubmission: false },
  )
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

import assert from 'node:assert/strict'
import { ProviderUnreachable } from '../outbox.ts'
import type { Mail } from './compose.ts'
import { resendMailer, smtpMailer } from './send.ts'

const mail: Mail = {
  from: 'Fourfold <no-reply@fourfold.example>',
  to: 'ada@example.test',
  subject: 'We have received your application APP-2026-000123',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: '<1@fourfold.example>',
  idempotencyKey: 'application_received:1',
}

/** A mail server that speaks just enough SMTP, and answers each recipient with `verdict`. */
function smtpServer(verdict: string) {
  const listener = Deno.listen({ hostname: '127.0.0.1', port: 0 })
  const received: string[] = []
  const serve = async () => {
    for await (const connection of listener) {
      const say = (line: string) => connection.write(new TextEncoder().encode(`${line}\r\n`))
      await say('220 ready')
      let data = false
      let message = ''
      for await (const chunk of connection.readable.pipeThrough(new TextDecoderStream())) {
        message += chunk
        if (data && message.endsWith('\r\n.\r\n')) {
          received.push(message)
          data = false
          message = ''
          await say('250 taken')
        } else if (!data && message.endsWith('\r\n')) {
          const [verb = ''] = message.toUpperCase().split(/[ \r]/)
          message = ''
          data = verb === 'DATA'
          await say(verb === 'RCPT' ? verdict : data ? '354 go on' : '250 yes')
        }
      }
    }
  }
  const served = serve().catch(() => undefined)
  const { port } = listener.addr
  return { port, received, close: () => (listener.close(), served) }
}

Deno.test('SMTP: hands over one mail with its keys', async () => {
  const server = smtpServer('250 yes')
  const mailer = smtpMailer({ host: '127.0.0.1', port: server.port })
  await mailer.send(mail)
  mailer.close()
  await server.close()
  const [message = ''] = server.received
  assert.equal(server.received.length, 1)
  assert.match(message, /^Message-ID: <1@fourfold\.example>\r$/im)
  assert.match(message, /^X-Idempotency-Key: application_received:1\r$/im)
  assert.match(message, /^Subject: We have received your application APP-2026-000123\r$/im)
})

const headers = {
  'List-Unsubscribe': '<https://backend.example/newsletter?leave=x>',
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
}

Deno.test('SMTP: answers go to whom the mail says, and a way to leave goes along', async () => {
  const server = smtpServer('250 yes')
  const mailer = smtpMailer({ host: '127.0.0.1', port: server.port })
  await mailer.send({ ...mail, replyTo: 'bob@example.test', headers })
  mailer.close()
  await server.close()
  const [message = ''] = server.received
  assert.match(message, /^Reply-To: bob@example\.test\r$/im)
  assert.match(message, /^List-Unsubscribe: <https:\/\/backend\.example\/newsletter\?leave=x>\r$/im)
  assert.match(message, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im)
  assert.match(message, /^Auto-Submitted: auto-generated\r$/im)
})

Deno.test('Resend: the same', async () => {
  const { calls, post } = answering(200)
  await resendMailer('re_secret', post).send({ ...mail, replyTo: 'bob@example.test', headers })
  const body = await calls[0]?.json()
  assert.equal(body.reply_to, 'bob@example.test')
  assert.equal(body.headers['List-Unsubscribe'], headers['List-Unsubscribe'])
  assert.equal(body.headers['Message-ID'], mail.messageId)
})

Deno.test('SMTP: a refused recipient is this mail’s trouble only', async () => {
  const server = smtpServer('550 no such person')
  const mailer = smtpMailer({ host: '127.0.0.1', port: server.port })
  await assert.rejects(mailer.send(mail), (error) => !(error instanceof ProviderUnreachable))
  mailer.close()
  await server.close()
})

Deno.test('SMTP: a server that is not there is everybody’s trouble', async () => {
  const server = smtpServer('')
  await server.close()
  const mailer = smtpMailer({ host: '127.0.0.1', port: server.port })
  await assert.rejects(mailer.send(mail), ProviderUnreachable)
  mailer.close()
})

const answering = (status: number) => {
  const calls: Request[] = []
  const post: typeof fetch = (input, init) => {
    calls.push(new Request(input, init))
    return Promise.resolve(new Response('{}', { status }))
  }
  return { calls, post }
}

Deno.test('Resend: hands over one mail with its idempotency key', async () => {
  const { calls, post } = answering(200)
  await resendMailer('re_secret', post).send(mail)
  const [request] = calls
  assert.ok(request)
  assert.equal(request.headers.get('idempotency-key'), 'application_received:1')
  assert.equal(request.headers.get('authorization'), 'Bearer re_secret')
  const body = await request.json()
  assert.deepEqual(body.to, ['ada@example.test'])
  assert.equal(body.subject, mail.subject)
})

for (const [status, everybodys] of [
  [422, false],
  [429, true],
  [503, true],
] as const) {
  Deno.test(
    `Resend: ${status} ${everybodys ? 'stops the run' : 'fails this mail only'}`,
    async () => {
      const sending = resendMailer('re_secret', answering(status).post).send(mail)
      await assert.rejects(sending, (error) => error instanceof ProviderUnreachable === everybodys)
    },
  )
}

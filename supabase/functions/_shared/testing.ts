import assert from 'node:assert/strict'
import { type Problem, problem } from './contracts/problem.ts'
import { statusOf } from './http.ts'

export const appOrigin = 'https://app.fourfold.example'

/** A call as the browser makes it; `init` changes what a test is about. */
export function call(body: unknown, init: RequestInit & { token?: string } = {}): Request {
  const { token, headers, ...rest } = init
  return new Request('http://function.test', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      origin: appOrigin,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(headers as Record<string, string> | undefined),
    },
    ...rest,
  })
}

/** The response is the one problem body with the status of its code, and shows nothing of the inside. */
export async function assertProblem(response: Response, code: Problem['code']): Promise<Problem> {
  const text = await response.text()
  assert.equal(response.status, statusOf[code], text)
  assert.doesNotMatch(text, /\bat \S+:\d+|Error:|\.ts\b|node_modules/)
  const body = problem.strict().parse(JSON.parse(text))
  assert.equal(body.code, code)
  assert.ok(body.message.length > 0)
  return body
}

/** A token of the shape that the auth server issues. Nothing here checks signatures: that is the server's part. */
export const tokenOf = (claims: Record<string, unknown>): string =>
  ['header', JSON.stringify(claims), 'signature']
    .map((part) => btoa(part).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
    .join('.')

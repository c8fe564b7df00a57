import type { Problem } from './contracts/problem.ts'

export const statusOf: Record<Problem['code'], number> = {
  'invalid-request': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-verified': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'file-refused': 422,
  'too-many-requests': 429,
  unexpected: 500,
  unavailable: 503,
}

/** Answers with the one problem body; the status follows from its code. */
export const refuse = (problem: Problem, headers?: HeadersInit): Response =>
  Response.json(problem, { status: statusOf[problem.code], headers })

/** A crash is logged in full and answered with nothing that would help an attacker. */
export const crash = (error: unknown): Response => {
  console.error(error)
  return refuse({ code: 'unexpected', message: 'Something went wrong. Please try again.' })
}

/** Reads a body up to a limit and no further, whatever its length header says. `null`: it is larger. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > maxBytes) return null
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

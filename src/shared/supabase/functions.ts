import type { Problem } from '@contracts/problem'
import { env } from '@/shared/env'

/** A refusal that an edge function explained, as opposed to a crash or a network failure. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly problem: Problem
  readonly status: number

  constructor(problem: Problem, status: number) {
    super(problem.message)
    this.problem = problem
    this.status = status
  }
}

/** Anything that parses: a zod schema, or a function with a `parse` of its own. */
type Parser<Output> = { parse: (value: unknown) => Output }

async function loadFunctions() {
  const [{ FunctionsClient }, { authorizedFetch }] = await Promise.all([
    import('@supabase/functions-js'),
    import('./client'),
  ])
  return new FunctionsClient(`${env.supabaseUrl}/functions/v1`, { customFetch: authorizedFetch })
}

/** Calls an edge function as whoever is signed in and parses its answer. */
export async function invokeFunction<Output>(
  name: string,
  body: Record<string, unknown>,
  response: Parser<Output>,
): Promise<Output> {
  const functions = await loadFunctions()
  const { data, error } = await functions.invoke<unknown>(name, { body })
  if (error) throw await explained(error)
  return response.parse(data)
}

/** `FunctionsHttpError` carries the response as `context`; a problem in its body is what people should read. */
async function explained(error: unknown): Promise<unknown> {
  const context = (error as { context?: unknown }).context
  if (!(context instanceof Response)) return error
  const body: unknown = await context.json().catch(() => null)
  return isProblem(body) ? new ProblemError(body, context.status) : error
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false
  return (
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  )
}

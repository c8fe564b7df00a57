/** A message of the Phoenix protocol, which the client speaks over its socket. */
export interface Message {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

/** Reads version 2 of the protocol (an array) and version 1 (an object); null for anything else. */
export function decode(text: string): Message | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof parsed !== 'object' || parsed === null) return null
  const [joinRef, ref, topic, event, payload] = Array.isArray(parsed)
    ? (parsed as unknown[])
    : fieldsOf(parsed as Record<string, unknown>)
  if (typeof topic !== 'string' || typeof event !== 'string') return null
  return { joinRef: textOf(joinRef), ref: textOf(ref), topic, event, payload: recordOf(payload) }
}

function fieldsOf(message: Record<string, unknown>): unknown[] {
  return [
    message['join_ref'],
    message['ref'],
    message['topic'],
    message['event'],
    message['payload'],
  ]
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Writes in the version that the client announced when it connected. */
export function encode({ joinRef, ref, topic, event, payload }: Message, version: string): string {
  return JSON.stringify(
    version.startsWith('1.')
      ? { join_ref: joinRef, ref, topic, event, payload }
      : [joinRef, ref, topic, event, payload],
  )
}

import type { Layer } from './layers.ts'

/** Letters, digits, `-`, `.`, `_` and `~`, written as their codes. No client has a reason to. */
const spelledOut = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i

/**
 * The servers behind read `%75ser` as `user`, the layers before them do not: what those ask for could be gone around by another
 * spelling of the same address. There is one spelling of each.
 */
export const oneSpellingLayer: Layer = async (request, next) =>
  spelledOut.test(new URL(request.url).pathname)
    ? Response.json({ message: 'Write plain letters as they are.' }, { status: 400 })
    : next(request)

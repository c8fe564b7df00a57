const longest = 1500

/** A name for what an address asks of a list: those of its parameters that change the answer, in one order. */
export function listKey(name: string, search: URLSearchParams, parameters: readonly string[]) {
  const asked = new URLSearchParams()
  for (const each of [...parameters, 'q', 'after', 'before']) {
    const value = search.get(each)
    if (value) asked.set(each, value.slice(0, longest))
  }
  const text = asked.toString()
  return text ? `${name}?${text}` : name
}

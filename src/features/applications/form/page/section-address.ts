/** The last step, after all sections. */
export const reviewStep = 'review'

/** The address of a section, and of a question in it, with everything else of the address kept. */
export function sectionAddress(
  search: URLSearchParams,
  section: string,
  controlId?: string,
): string {
  const next = new URLSearchParams(search)
  next.set('section', section)
  return `?${next.toString()}${controlId ? `#${controlId}` : ''}`
}

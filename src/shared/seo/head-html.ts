import type { PageHead } from './head'
import { headTags } from './head-tags'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The same as html, for pages that are made when the site is built. */
export const headHtml = (head: PageHead): string =>
  headTags(head)
    .map(({ tag, attributes, text }) => {
      const named = Object.entries(attributes).map(([name, value]) => `${name}="${escape(value)}"`)
      // The text of a script is not html: it has been made safe where it was written.
      return `<${tag} ${named.join(' ')}>${text === undefined ? '' : `${text}</${tag}>`}`
    })
    .join('')

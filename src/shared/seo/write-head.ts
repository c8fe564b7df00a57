import type { PageHead } from './head'
import { headTags, ownTags } from './head-tags'

/** Makes the head of the document say what the page says of itself. */
export function writeHead(head: PageHead): void {
  for (const element of document.head.querySelectorAll(ownTags)) element.remove()
  document.head.append(
    ...headTags(head).map(({ tag, attributes, text }) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      if (text) element.textContent = text
      return element
    }),
  )
}

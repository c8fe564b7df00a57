import { scriptJson } from '@/shared/script-json'

/** What a prerendered page was drawn from, by the keys of its queries. */
export type Island = Record<string, unknown>

const islandId = 'site-data'

/** The element that carries a page's data along, as html. */
export const islandElement = (island: Island): string =>
  `<script type="application/json" id="${islandId}">${scriptJson(island)}</script>`

/** What the document brought along; nothing where it was not prerendered. */
export function readIsland(): Island {
  if (typeof document === 'undefined') return {}
  const text = document.getElementById(islandId)?.textContent
  return text ? (JSON.parse(text) as Island) : {}
}

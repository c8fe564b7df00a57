/** Drawing elements only: nothing that runs, animates, embeds or loads. */
const elements = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath ' +
    'image linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode ' +
    'feMorphology feOffset feTile feDropShadow'
  ).split(' '),
)

/** Notes that drawing programs leave behind. They mean nothing to a browser, in their own namespaces. */
const foreignPrefixes = new Set(['inkscape', 'sodipodi', 'rdf', 'cc', 'dc', 'sketch', 'serif'])

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'
const liveNamespace = /w3\.org\/(1999\/xhtml|2000\/svg|1998\/Math)/i

const maxBytes = 1024 * 1024

const unreadable = 'This SVG cannot be read. Please export it again, or send a PNG.'
const active =
  'This SVG holds more than a drawing (a script, a link to elsewhere or an embedded page). Please export it as a plain SVG, or send a PNG.'

/** What is wrong with an SVG; `null` when it is a plain drawing. Whatever is not known to be harmless is refused. */
export function svgFault(bytes: Uint8Array): string | null {
  if (bytes.length > maxBytes) return 'This SVG is larger than 1 MB. Please send a smaller one.'
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return unreadable
  }
  if (controls.test(source)) return unreadable
  const prolog = /^\s*<\?xml\s[^>]*\?>/.exec(source)?.[0] ?? ''
  if (prolog && !plainProlog.test(prolog)) return unreadable
  const body = withoutComments(source.slice(prolog.length))
  if (body === null) return unreadable
  if (/<[!?]/.test(body)) return active // doctype, entities, CDATA, style sheets by instruction
  return markupFault(body)
}

/** They are in no drawing, and escapes of other encodings begin with one. */
const controls = /[\x00-\x08\x0b\x0c\x0e-\x1f]/

/** Whoever opens the file must read the same letters as we do, so it names no encoding but ours. */
const plainProlog =
  /^\s*<\?xml\s+version\s*=\s*["']1\.0["'](\s+encoding\s*=\s*["']utf-8["'])?(\s+standalone\s*=\s*["'](yes|no)["'])?\s*\?>$/i

/**
 * What is left without comments; `null` where one does not end, or where readers disagree about its end. Not by a regular
 * expression, which would look for the end from each beginning anew.
 */
function withoutComments(source: string): string | null {
  let kept = ''
  let end = 0
  for (;;) {
    const start = source.indexOf('<!--', end)
    if (start === -1) return kept + source.slice(end)
    const close = source.indexOf('--', start + 4)
    if (close === -1 || source[close + 2] !== '>') return null
    if (/^-?>/.test(source.slice(start + 4, start + 6))) return null
    kept += source.slice(end, start)
    end = close + 3
  }
}

function markupFault(body: string): string | null {
  const tag = /<(\/?)([A-Za-z][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g
  let end = 0
  let first = true
  let inStyle = false
  for (const match of body.matchAll(tag)) {
    const [whole, closing, name = '', attributes = ''] = match
    const between = body.slice(end, match.index)
    if (between.includes('<')) return unreadable
    if (inStyle && !isHarmlessStyle(between)) return active
    end = match.index + whole.length
    if (first && name !== 'svg') return unreadable
    first = false
    if (!isHarmlessElement(name) || !areHarmlessAttributes(attributes)) return active
    inStyle = name === 'style' && !closing && !whole.endsWith('/>')
  }
  return first || body.slice(end).trim() ? unreadable : null
}

function isHarmlessElement(name: string): boolean {
  const [prefix = '', local] = name.split(':')
  return local === undefined ? elements.has(name) : foreignPrefixes.has(prefix)
}

function areHarmlessAttributes(source: string): boolean {
  for (const [, name = '', double, single] of source.matchAll(
    /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (!isHarmlessAttribute(name, decode(double ?? single ?? ''))) return false
  }
  return true
}

function isHarmlessAttribute(name: string, value: string): boolean {
  if (name === 'xmlns') return value === svgNamespace
  if (name === 'xmlns:xlink') return value === xlinkNamespace
  if (name === 'xmlns:svg') return true // a second name for what we know; elements that use it are refused
  if (name.startsWith('xmlns:')) return !liveNamespace.test(value)
  const local = name.slice(name.indexOf(':') + 1)
  if (/^on/i.test(local)) return false
  if (/^(href|src)$/i.test(local)) {
    return /^(#|data:image\/(png|jpeg|gif|webp);base64,)/.test(value.trim())
  }
  return isHarmlessStyle(value)
}

/** Style may point into the same drawing (`url(#shade)`), never outside. A backslash could hide a name. */
const isHarmlessStyle = (css: string): boolean =>
  !/\\|@import|expression\s*\(|(javascript|vbscript|data)\s*:/i.test(css) &&
  !/url\s*\((?!\s*(?:['"]|&quot;|&apos;)?#)/i.test(css)

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Character references, as a browser reads them before it looks at a value. */
const decode = (value: string): string =>
  value.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

import assert from 'node:assert/strict'
import { svgFault } from './svg.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const inside = (content: string, attributes = '') =>
  encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${content}</svg>`)

for (const [what, drawing] of [
  ['a plain drawing', inside('<g fill="#123"><path d="M0 0h9v9z"/></g>')],
  [
    'a prolog and a comment',
    encode(
      '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
  ],
  [
    'a gradient used in the same file',
    inside(
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>',
    ),
  ],
  [
    'a style sheet of its own',
    inside('<style>.a{fill:#123;filter:url(#b)} .a > .b{stroke:red}</style><rect class="a"/>'),
  ],
  [
    'a prolog that names its encoding, behind a mark of order',
    encode(
      '\ufeff<?xml version="1.0" encoding=\'UTF-8\' standalone="no"?>\r\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
  ],
  ['comments within and without', inside('<!-- one --><path d="M0 0"/><!----><!-- two -->')],
  ['text in any script', inside('<text x="1">مرحبا 🌱 &amp; &#169;</text>')],
  ['an image inside itself', inside('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    'a use of its own symbol',
    inside('<use xlink:href="#a"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
  ],
  [
    'what a drawing program leaves behind',
    inside(
      '<metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>',
      ' xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"',
    ),
  ],
] as const) {
  Deno.test(`takes ${what}`, () => {
    assert.equal(svgFault(drawing), null)
  })
}

for (const [what, drawing] of [
  ['a script', inside('<script>alert(1)</script>')],
  ['a script in capitals', inside('<SCRIPT>alert(1)</SCRIPT>')],
  [
    'a script under another name',
    inside('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'),
  ],
  [
    'a script of a page',
    inside('<rdf:script xmlns:rdf="http://www.w3.org/1999/xhtml">1</rdf:script>'),
  ],
  ['a page', inside('<foreignObject><p>hi</p></foreignObject>')],
  ['an event handler', inside('<rect onclick="alert(1)"/>')],
  ['an event handler on the root', inside('', ' ONLOAD="alert(1)"')],
  ['an event handler behind a slash', inside('<rect/onload=alert(1)>')],
  ['an event handler after a quoted bracket', inside('<rect id=">" onload="alert(1)"/>')],
  ['a link that runs', inside('<a href="javascript:alert(1)"><rect/></a>')],
  ['a reference that runs', inside('<use href="javascript:alert(1)"/>')],
  ['a reference that runs, disguised', inside('<use href="&#106;avascript:alert(1)"/>')],
  ['a reference to a drawing elsewhere', inside('<use href="https://evil.example/a.svg#b"/>')],
  ['an image from elsewhere', inside('<image href="https://evil.example/a.png"/>')],
  ['an SVG inside an image', inside('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
  ['an animation', inside('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
  ['a style that loads', inside('<style>@import "https://evil.example/a.css"</style>')],
  ['a fill from elsewhere', inside('<rect fill="url(https://evil.example/a.svg#b)"/>')],
  ['a fill from elsewhere, escaped', inside('<rect style="fill:u\\72l(https://evil.example)"/>')],
  [
    'a fill from elsewhere, by reference',
    inside('<rect style="fill:url(&#104;ttps://evil.example)"/>'),
  ],
  [
    'entities',
    encode('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
  ],
  [
    'a style sheet by instruction',
    encode(
      '<?xml-stylesheet href="https://evil.example"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
  ],
  ['marked-up text', inside('<style><![CDATA[@import "x"]]></style>')],
  ['another namespace', encode('<svg xmlns="http://www.w3.org/1999/xhtml"><path/></svg>')],
  [
    'a page by the name of a drawing',
    encode('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
  ],
  ['what follows the drawing', encode('<svg xmlns="http://www.w3.org/2000/svg"/>trailing')],
  ['half a tag', inside('<rect width="1"')],
  ['a comment that never ends', inside('<!-- ')],
  ['a great many of them', encode('<!--'.repeat(256 * 1024))],
  ['a great many within a drawing', inside('<!--'.repeat(200 * 1024))],
  ['what a comment hid', inside('<scr<!-- -->ipt>alert(1)</script>')],
  ['a comment that an old reader ends early', inside('<!--><rect onload="alert(1)"/>-->')],
  [
    'another reading of its bytes, announced',
    encode(
      '<?xml version="1.0" encoding="ISO-2022-JP"?><svg xmlns="http://www.w3.org/2000/svg" id="\x1b$B!">!\x1b(B" onload="alert(1)"></svg>',
    ),
  ],
  ['another reading of its bytes, guessed', inside('', ' id="\x1b$B!">!\x1b(B" onload="alert(1)"')],
  [
    'another encoding, though nothing else is wrong',
    encode(
      '<?xml version="1.0" encoding="windows-1252"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
  ],
  [
    'an encoding said twice',
    encode(
      '<?xml version="1.0" encoding="utf-8" encoding="utf-7"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
  ],
  ['a control character', inside('<text>\0</text>')],
  [
    'two bytes for a letter',
    Uint8Array.of(
      0xff,
      0xfe,
      ...[...'<svg xmlns="http://www.w3.org/2000/svg"/>'].flatMap((letter) => [
        letter.charCodeAt(0),
        0,
      ]),
    ),
  ],
  ['no markup', encode('hello')],
  ['bytes that are no text', Uint8Array.of(0x3c, 0x73, 0xff, 0xfe)],
  ['a drawing above 1 MB', inside(`<title>${'x'.repeat(1024 * 1024)}</title>`)],
] as const) {
  Deno.test(`refuses ${what}`, () => {
    assert.notEqual(svgFault(drawing), null)
  })
}

import { type ParseOptions, parse, type TokenType } from 'sugar-high/core'
import * as css from 'sugar-high/lang/css'
import * as html from 'sugar-high/lang/html'
import * as javascript from 'sugar-high/lang/javascript'
import * as json from 'sugar-high/lang/json'
import * as python from 'sugar-high/lang/python'
import * as shell from 'sugar-high/lang/shell'
import * as sql from 'sugar-high/lang/sql'
import * as typescript from 'sugar-high/lang/typescript'
import * as yaml from 'sugar-high/lang/yaml'
import type { CodeKind } from './document'
import type { Language } from './languages'

/** What is JavaScript's alone is off where it is another language. */
const other = (language: ParseOptions): ParseOptions => ({
  ...language,
  jsx: false,
  regex: false,
  templateStrings: false,
})

const languages: Record<Language, ParseOptions> = {
  javascript: { tokenize: (code) => javascript.tokenize(code, undefined) },
  typescript,
  html: { tokenize: (code) => html.tokenize(code, html) },
  css: other(css),
  json: other(json),
  python: other(python),
  shell: other(shell),
  sql: other(sql),
  yaml: other(yaml),
}

const kinds: Record<TokenType, CodeKind> = {
  keyword: 'keyword',
  string: 'string',
  comment: 'comment',
  class: 'name',
  entity: 'name',
  property: '',
  identifier: '',
  jsxliterals: '',
  sign: '',
  break: '',
  space: '',
}

/** Code in parts, each with what kind of word it is; put together they are the code. */
export function highlight(code: string, language: Language): [CodeKind, string][] {
  const parts: [CodeKind, string][] = []
  const add = (kind: CodeKind, text: string) => {
    const last = parts.at(-1)
    // A space looks the same in every colour, and a part of its own would only cost.
    if (last && (last[0] === kind || text.trim() === '')) last[1] += text
    else if (text) parts.push([kind, text])
  }
  for (const { index, tokens } of parse(code, languages[language]).lines) {
    if (index > 0) add('', '\n')
    for (const { type, value } of tokens) add(kinds[type], value)
  }
  const whole = parts.map(([, text]) => text).join('')
  return whole === code ? parts : [['', code]]
}

/** Blanks and comments, strings in any quotes, punctuation, numbers, names. */
const TOKEN =
  /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`)|[{}[\]:,;]|(?:[-+]?(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?))|[\p{ID_Start}$_][\p{ID_Continue}$]*/iuy
const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[\s\S]))/giu
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' }
const LITERALS: ReadonlySet<string> = new Set(['true', 'false', 'null'])

interface Token {
  readonly is: 'mark' | 'text' | 'number' | 'name'
  readonly text: string
  /** Its offset in the script. */
  readonly at: number
}

/** JSON made from a script, with the mapping of positions back to it. */
export interface FromScript {
  readonly json: string
  readonly origin: (start: number, end: number) => { start: number; end: number }
}

/**
 * The JSON of a JavaScript object literal: keys without quotes, any quotes, trailing commas, comments, number literals.
 * undefined for anything that would have to be executed. Nothing is executed: tokens are translated or refused, and
 * JSON.parse decides whether the sequence is valid.
 */
export function scriptToJson(script: string): FromScript | undefined {
  const tokens = tokensOf(script)
  if (!tokens) return undefined
  let json = ''
  const mapping: { from: number; token: Token }[] = []
  for (const [index, token] of tokens.entries()) {
    // The end of a statement.
    if (isMark(token, ';') && index === tokens.length - 1) continue
    const [previous, next] = [tokens[index - 1], tokens[index + 1]]
    // A trailing comma is dropped; JSON.parse refuses a leading one.
    if (isMark(token, ',') && isMark(next, '}', ']') && !isMark(previous, '{', '[', ',')) continue
    const translation = translated(token, isMark(next, ':'))
    if (translation === undefined) return undefined
    mapping.push({ from: json.length, token })
    json += translation
  }
  const tokenAt = (offset: number) => mapping.findLast(({ from }) => from <= offset)?.token
  const origin = (start: number, end: number) => {
    const [first, last] = [tokenAt(start), tokenAt(end - 1)]
    return { start: first?.at ?? 0, end: last ? last.at + last.text.length : 0 }
  }
  return { json, origin }
}

const isMark = (token: Token | undefined, ...marks: string[]): boolean =>
  token?.is === 'mark' && marks.includes(token.text)

function tokensOf(script: string): readonly Token[] | undefined {
  const tokens: Token[] = []
  for (let offset = 0; offset < script.length; offset = TOKEN.lastIndex) {
    TOKEN.lastIndex = offset
    if (!TOKEN.test(script)) return undefined
    const text = script.slice(offset, TOKEN.lastIndex)
    const kind = kindOf(text)
    if (kind) tokens.push({ is: kind, text, at: offset })
  }
  return tokens
}

/** By the first character; undefined for blanks and comments. */
function kindOf(text: string): Token['is'] | undefined {
  const [first = ''] = text
  if ('{}[]:,;'.includes(first)) return 'mark'
  if ('"\'`'.includes(first)) return 'text'
  if (first === '/' || first.trim() === '') return undefined
  return '+-.0123456789'.includes(first) ? 'number' : 'name'
}

function translated({ is, text }: Token, isKey: boolean): string | undefined {
  if (is === 'mark') return text
  if (is === 'text') return JSON.stringify(text.slice(1, -1).replace(ESCAPE, unescaped))
  if (isKey) return JSON.stringify(is === 'number' ? String(Number(text)) : text)
  if (is === 'number') return Number.isFinite(Number(text)) ? String(Number(text)) : undefined
  return LITERALS.has(text) ? text : undefined
}

function unescaped(_: string, point?: string, four?: string, two?: string, char = ''): string {
  const code = point ?? four ?? two
  if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))
  // A line continuation.
  return char === '\n' || char === '\r\n' ? '' : (ESCAPED[char] ?? char)
}

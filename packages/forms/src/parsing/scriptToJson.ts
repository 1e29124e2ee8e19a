/** Blanks and comments, texts in any quotes, marks, numbers, names. */
const TOKEN =
  /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`)|[{}[\]:,;]|(?:[-+]?(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?))|[\p{ID_Start}$_][\p{ID_Continue}$]*/iuy
const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[\s\S]))/giu
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' }
const LITERALS: ReadonlySet<string> = new Set(['true', 'false', 'null'])

interface Token {
  readonly is: 'mark' | 'text' | 'number' | 'name'
  readonly text: string
  /** Where it begins in the script. */
  readonly at: number
}

/** JSON that was a script, and where in the script a piece of it stood. */
export interface FromScript {
  readonly json: string
  readonly origin: (start: number, end: number) => { start: number; end: number }
}

/**
 * The JSON of a JavaScript object that is data: keys without quotes, any quotes, commas at the end, comments, numbers as
 * people write them. undefined for anything that would have to be executed. Nothing is: a token is translated or refused, and
 * whether the tokens make sense JSON.parse decides.
 */
export function scriptToJson(script: string): FromScript | undefined {
  const tokens = tokensOf(script)
  if (!tokens) return undefined
  let json = ''
  const parts: { from: number; token: Token }[] = []
  for (const [index, token] of tokens.entries()) {
    // The end of a statement.
    if (isMark(token, ';') && index === tokens.length - 1) continue
    const [before, next] = [tokens[index - 1], tokens[index + 1]]
    // A comma that nothing follows is none; one that nothing precedes JSON.parse refuses.
    if (isMark(token, ',') && isMark(next, '}', ']') && !isMark(before, '{', '[', ',')) continue
    const part = translated(token, isMark(next, ':'))
    if (part === undefined) return undefined
    parts.push({ from: json.length, token })
    json += part
  }
  const tokenAt = (offset: number) => parts.findLast(({ from }) => from <= offset)?.token
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
  for (let at = 0; at < script.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    if (!TOKEN.test(script)) return undefined
    const text = script.slice(at, TOKEN.lastIndex)
    const is = kindOf(text)
    if (is) tokens.push({ is, text, at })
  }
  return tokens
}

/** By how it begins; nothing for blanks and comments. */
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
  // A line that goes on.
  return char === '\n' || char === '\r\n' ? '' : (ESCAPED[char] ?? char)
}

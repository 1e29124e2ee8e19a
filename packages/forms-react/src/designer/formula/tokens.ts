/** A token of a formula. `braced` names are never words or functions. */
export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end' | 'unknown'
  readonly text: string
  readonly at: number
  readonly braced?: boolean
}

const SPACE = /\s*/y
const KINDS = [
  ['number', /\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy],
  ['text', /"(?:[^"\\]|\\.)*"|“[^”]*”/y],
  ['braced', /\{[^{}]+\}/y],
  ['name', /[\p{L}_$][\p{L}\p{N}_$]*/uy],
  ['sign', /<=|>=|<>|!=|==|[-+*/=<>()[\],.×÷≤≥≠]/y],
] as const

/** Alternative spellings. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['×', '*'],
  ['÷', '/'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '<>'],
  ['!=', '<>'],
  ['==', '='],
])

/** The tokens of a formula with their positions, and an end token. Full-width characters count as their ASCII forms. */
export function tokensOf(source: string): readonly Token[] {
  // Replaces one character by one, so that positions stay.
  const text = source.replace(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
  const tokens: Token[] = []
  for (let position = skip(text, 0); position < text.length; ) {
    const token = read(text, source, position)
    tokens.push(token.piece)
    position = skip(text, token.end)
  }
  return [...tokens, { kind: 'end', text: '', at: source.length }]
}

function read(text: string, source: string, position: number): { piece: Token; end: number } {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = position
    const match = pattern.exec(text)
    if (!match) continue
    const end = position + match[0].length
    const inner = source.slice(position + 1, end - 1)
    if (kind === 'braced') return { piece: { kind: 'name', text: inner.trim(), at: position, braced: true }, end }
    if (kind === 'text')
      return { piece: { kind, text: match[0].startsWith('"') ? unescaped(inner) : inner, at: position }, end }
    const word = kind === 'name' ? source.slice(position, end) : match[0]
    return { piece: { kind, text: SAME.get(word) ?? word, at: position }, end }
  }
  return { piece: { kind: 'unknown', text: source.slice(position, position + 1), at: position }, end: position + 1 }
}

function skip(text: string, position: number): number {
  SPACE.lastIndex = position
  return position + (SPACE.exec(text)?.[0].length ?? 0)
}

/** As in JSON; an invalid escape is kept as typed. */
function unescaped(inner: string): string {
  try {
    return JSON.parse(`"${inner}"`)
  } catch {
    return inner
  }
}

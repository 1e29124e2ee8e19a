/** A piece of a formula. `braced` names are never words or functions. */
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

/** What people type in different ways. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['×', '*'],
  ['÷', '/'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '<>'],
  ['!=', '<>'],
  ['==', '='],
])

/** The pieces of a formula with their places, and an end. Full-width signs count as what they look like. */
export function tokensOf(source: string): readonly Token[] {
  // One character for one, so that places stay.
  const text = source.replace(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
  const tokens: Token[] = []
  for (let at = skip(text, 0); at < text.length; ) {
    const token = read(text, source, at)
    tokens.push(token.piece)
    at = skip(text, token.end)
  }
  return [...tokens, { kind: 'end', text: '', at: source.length }]
}

function read(text: string, source: string, at: number): { piece: Token; end: number } {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) continue
    const end = at + found[0].length
    const inner = source.slice(at + 1, end - 1)
    if (kind === 'braced') return { piece: { kind: 'name', text: inner.trim(), at, braced: true }, end }
    if (kind === 'text') return { piece: { kind, text: found[0].startsWith('"') ? unescaped(inner) : inner, at }, end }
    const written = kind === 'name' ? source.slice(at, end) : found[0]
    return { piece: { kind, text: SAME.get(written) ?? written, at }, end }
  }
  return { piece: { kind: 'unknown', text: source.slice(at, at + 1), at }, end: at + 1 }
}

function skip(text: string, at: number): number {
  SPACE.lastIndex = at
  return at + (SPACE.exec(text)?.[0].length ?? 0)
}

/** As JSON has it; what is none stands as it was typed. */
function unescaped(inner: string): string {
  try {
    return JSON.parse(`"${inner}"`)
  } catch {
    return inner
  }
}

/** A formula of a column in its parts (domain 7.3): numbers, other columns by their keys, + − × ÷ and brackets. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'key'; readonly key: string; readonly at: number }
  | { readonly kind: Operator; readonly left: Formula; readonly right: Formula }

export type Operator = '+' | '-' | '*' | '/'

/** The longest formula, in characters; it limits the depth of brackets too. */
export const LONGEST_FORMULA = 200

export const faults = ['sign', 'operand', 'operator', 'open', 'close'] as const

/** Why a text is no formula, and where: `at` counts characters from 1. */
export class FormulaFault extends Error {
  readonly fault: (typeof faults)[number]
  readonly at: number

  constructor(fault: (typeof faults)[number], at: number) {
    super(`${fault} at ${at}`)
    this.fault = fault
    this.at = at
  }
}

const operators: Readonly<Record<string, Operator>> = {
  ...{ '+': '+', '-': '-', '*': '*', '/': '/' },
  // As people write them.
  ...{ '−': '-', '×': '*', '÷': '/', '＋': '+', '－': '-' },
}
const brackets: Readonly<Record<string, '(' | ')'>> = { '(': '(', ')': ')', '（': '(', '）': ')' }
const weightOf: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 }

type Token = { readonly at: number } & (
  | { readonly type: 'operand'; readonly operand: Formula }
  | { readonly type: 'operator'; readonly operator: Operator }
  | { readonly type: '(' | ')' }
)

const word = /\d+(\.\d+)?|[a-z][a-z0-9_]*|\s+|./gsu

function tokensOf(text: string): Token[] {
  return [...text.matchAll(word)].flatMap(({ 0: part, index }): Token[] => {
    const at = index + 1
    if (part.trim() === '') return []
    const operator = operators[part]
    const bracket = brackets[part]
    if (operator) return [{ type: 'operator', operator, at }]
    if (bracket) return [{ type: bracket, at }]
    if (/^\d/.test(part)) return [{ type: 'operand', operand: { kind: 'number', value: Number(part) }, at }]
    if (/^[a-z]/.test(part)) return [{ type: 'operand', operand: { kind: 'key', key: part, at }, at }]
    throw new FormulaFault('sign', at)
  })
}

/** Reads a formula; × and ÷ bind more than + and −, equals from left to right. Throws FormulaFault. */
export function formulaOf(text: string): Formula {
  const tokens = tokensOf(text)
  const end = text.length + 1
  let next = 0

  const operand = (): Formula => {
    const token = tokens[next]
    if (token?.type === 'operand') {
      next++
      return token.operand
    }
    if (token?.type !== '(') throw new FormulaFault('operand', token?.at ?? end)
    next++
    const inner = sum(1)
    if (tokens[next]?.type !== ')') throw new FormulaFault('close', tokens[next]?.at ?? end)
    next++
    return inner
  }

  /** Operands joined by operators of at least this weight. */
  const sum = (least: number): Formula => {
    let left = operand()
    for (;;) {
      const token = tokens[next]
      if (token?.type !== 'operator' || weightOf[token.operator] < least) return left
      next++
      left = { kind: token.operator, left, right: sum(weightOf[token.operator] + 1) }
    }
  }

  const formula = sum(1)
  const rest = tokens[next]
  if (rest) throw new FormulaFault(rest.type === ')' ? 'open' : 'operator', rest.at)
  return formula
}

/** The columns that a formula names, each where it stands. */
export function keysIn(formula: Formula): { readonly key: string; readonly at: number }[] {
  if (formula.kind === 'number') return []
  return formula.kind === 'key' ? [formula] : [...keysIn(formula.left), ...keysIn(formula.right)]
}

/** Its value; null where a column has none, and where it divides by zero. */
export function worthOf(formula: Formula, numberOf: (key: string) => number | null): number | null {
  if (formula.kind === 'number') return formula.value
  if (formula.kind === 'key') return numberOf(formula.key)
  const [left, right] = [worthOf(formula.left, numberOf), worthOf(formula.right, numberOf)]
  if (left === null || right === null || (formula.kind === '/' && right === 0)) return null
  const value = { '+': left + right, '-': left - right, '*': left * right, '/': left / right }[formula.kind]
  return Number.isFinite(value) ? value : null
}

/** Columns that need each other in a circle, from one of them back to it; undefined: none. */
export function circleIn(needs: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const sound = new Set<string>()
  const search = (key: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key]
    if (sound.has(key)) return undefined
    for (const needed of needs.get(key) ?? []) {
      const circle = search(needed, [...way, key])
      if (circle) return circle
    }
    sound.add(key)
    return undefined
  }
  for (const key of needs.keys()) {
    const circle = search(key, [])
    if (circle) return circle
  }
  return undefined
}

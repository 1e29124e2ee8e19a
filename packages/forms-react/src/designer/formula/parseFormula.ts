import type { Expression } from '@shouya/forms/expression'
import type { Json } from '@shouya/forms/json'
import { type FunctionName, functionNames } from '@shouya/forms/logicFunctions'
import type { FormulaNames } from './formulaNames.ts'
import { readWord } from './formulaWords.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Why a text is no formula: the place, and the word that stands there. */
export interface FormulaFault {
  readonly code: 'formula.unexpected' | 'formula.unfinished' | 'formula.unknownName'
  readonly at: number
  readonly text: string
}

export type ParsedFormula = { readonly expression: Expression | undefined } | { readonly fault: FormulaFault }

/** The expression that a formula means; none for an empty one. Names and counts of arguments are the engine's to judge. */
export function parseFormula(text: string, names: FormulaNames): ParsedFormula {
  if (text.trim() === '') return { expression: undefined }
  try {
    return { expression: new Reader(tokensOf(text), names).whole() }
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault }
    throw error
  }
}

class Fault extends Error {
  readonly fault: FormulaFault
  constructor(fault: FormulaFault) {
    super(fault.code)
    this.fault = fault
  }
}

const fail = (code: FormulaFault['code'], { at, text }: Token): never => {
  throw new Fault({ code, at, text })
}

const COMPARED: Readonly<Record<string, FunctionName>> = {
  '=': 'eq',
  '<>': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
}
const functions = new Map(functionNames.map((name) => [name.toLowerCase(), name]))

const call = (op: FunctionName, args: readonly Expression[]): Expression => ({ op, args })
const literal = (value: Json): Expression => ({ op: 'literal', value })

/** Reads from the loosest to the tightest: or, and, not, comparison, sum, product, one value. */
class Reader {
  readonly #tokens: readonly Token[]
  readonly #names: FormulaNames
  #next = 0

  constructor(tokens: readonly Token[], names: FormulaNames) {
    this.#tokens = tokens
    this.#names = names
  }

  whole(): Expression {
    const expression = this.#or()
    if (this.#peek().kind !== 'end') this.#unexpected()
    return expression
  }

  #or = () => this.#joined('or', () => this.#joined('and', () => this.#not()))

  #joined(op: 'and' | 'or', operand: () => Expression): Expression {
    const args = [operand()]
    while (this.#takeWord(op)) args.push(operand())
    return args.length === 1 ? (args[0] as Expression) : call(op, args)
  }

  #not(): Expression {
    return this.#takeWord('not') ? call('not', [this.#not()]) : this.#comparison()
  }

  #comparison(): Expression {
    const left = this.#sum()
    const token = this.#peek()
    const op =
      token.kind === 'sign'
        ? COMPARED[token.text]
        : token.kind === 'name' && token.text === 'in' && !token.braced
          ? 'in'
          : undefined
    if (!op) return left
    this.#next++
    return call(op, [left, this.#sum()])
  }

  #sum = () => this.#chain(['+', 'add'], ['-', 'subtract'], () => this.#product())
  #product = () => this.#chain(['*', 'multiply'], ['/', 'divide'], () => this.#signed())

  /** `a + b + c` is one sum; `a - b - c` is taken away one after the other. */
  #chain(
    many: readonly [string, FunctionName],
    two: readonly [string, FunctionName],
    operand: () => Expression,
  ): Expression {
    let whole = operand()
    let collected: Expression[] | undefined
    for (;;) {
      if (this.#take(many[0])) {
        collected = [...(collected ?? [whole]), operand()]
        whole = call(many[1], collected)
      } else if (this.#take(two[0])) {
        whole = call(two[1], [whole, operand()])
        collected = undefined
      } else return whole
    }
  }

  #signed(): Expression {
    if (!this.#take('-')) return this.#value()
    const value = this.#signed()
    return value.op === 'literal' && typeof value.value === 'number'
      ? literal(-value.value)
      : call('subtract', [literal(0), value])
  }

  #value(): Expression {
    const token = this.#peek()
    if (this.#take('(')) return this.#closed(this.#or(), ')')
    if (this.#take('[')) return this.#closed(literal(this.#list(']', () => this.#item())), ']')
    this.#next++
    if (token.kind === 'number') return literal(Number(token.text))
    if (token.kind === 'text') return literal(token.text)
    if (token.kind === 'name') return this.#named(token)
    this.#next--
    return this.#unexpected()
  }

  #named(token: Token): Expression {
    const { text, braced } = token
    const called = braced ? undefined : functions.get(text.toLowerCase())
    if (called && this.#take('('))
      return this.#closed(
        call(
          called,
          this.#list(')', () => this.#or()),
        ),
        ')',
      )
    const word = braced ? undefined : readWord(text)
    if (word === 'true' || word === 'false') return literal(word === 'true')
    if (word === 'null') return literal(null)
    if (!braced && text === '$option' && this.#take('.')) return { op: 'option', part: this.#name().text }
    const model = this.#names.modelOf(text)
    if (model === undefined) return fail('formula.unknownName', token)
    if (!this.#take('.')) return { op: 'field', model }
    const column = this.#name()
    const inRow = this.#names.rowsOf(model)?.modelOf(column.text)
    return inRow === undefined ? fail('formula.unknownName', column) : { op: 'column', batch: model, model: inRow }
  }

  #name(): Token {
    const token = this.#peek()
    if (token.kind !== 'name') return this.#unexpected()
    this.#next++
    return token
  }

  /** In a list stand values only. */
  #item(): Json {
    const token = this.#peek()
    const item = this.#signed()
    return item.op === 'literal' ? (item.value as Json) : fail('formula.unexpected', token)
  }

  #list<T>(end: string, item: () => T): T[] {
    const items: T[] = []
    if (this.#peek().text === end && this.#peek().kind === 'sign') return items
    do items.push(item())
    while (this.#take(','))
    return items
  }

  #closed(expression: Expression, sign: string): Expression {
    return this.#take(sign) ? expression : this.#unexpected()
  }

  #take(sign: string): boolean {
    const { kind, text } = this.#peek()
    if (kind !== 'sign' || text !== sign) return false
    this.#next++
    return true
  }

  #takeWord(word: 'and' | 'or' | 'not'): boolean {
    const { kind, text, braced } = this.#peek()
    if (kind !== 'name' || braced || readWord(text) !== word) return false
    this.#next++
    return true
  }

  #peek = (): Token => this.#tokens[this.#next] ?? { kind: 'end', text: '', at: 0 }

  #unexpected(): never {
    const token = this.#peek()
    return fail(token.kind === 'end' ? 'formula.unfinished' : 'formula.unexpected', token)
  }
}

import type { Expression } from '@shouya/forms/expression'
import type { Json } from '@shouya/forms/json'
import { type FunctionName, functionNames } from '@shouya/forms/logicFunctions'
import type { FormulaNames } from './formulaNames.ts'
import { readWord } from './formulaWords.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Why a text is not a formula: the position and the token there. */
export interface FormulaFault {
  readonly code: 'formula.unexpected' | 'formula.unfinished' | 'formula.unknownName'
  readonly at: number
  readonly text: string
}

export type ParsedFormula = { readonly expression: Expression | undefined } | { readonly fault: FormulaFault }

/** The expression of a formula; undefined for an empty one. The engine checks names and numbers of arguments. */
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

/** A recursive descent parser, lowest precedence first: or, and, not, comparison, sum, product, value. */
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

  /** `a + b + c` is one sum; `a - b - c` are nested differences. */
  #chain(
    variadic: readonly [string, FunctionName],
    binary: readonly [string, FunctionName],
    operand: () => Expression,
  ): Expression {
    let result = operand()
    let collected: Expression[] | undefined
    for (;;) {
      if (this.#take(variadic[0])) {
        collected = [...(collected ?? [result]), operand()]
        result = call(variadic[1], collected)
      } else if (this.#take(binary[0])) {
        result = call(binary[1], [result, operand()])
        collected = undefined
      } else return result
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
    const functionName = braced ? undefined : functions.get(text.toLowerCase())
    if (functionName && this.#take('('))
      return this.#closed(
        call(
          functionName,
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

  /** Lists contain only values. */
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

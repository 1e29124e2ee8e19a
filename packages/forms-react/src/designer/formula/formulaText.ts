import { argsOf, type Expression } from '@shouya/forms/expression'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { functionOf } from '@shouya/forms/logicFunctions'
import type { Lang } from '@shouya/forms/texts'
import type { FormulaNames } from './formulaNames.ts'
import { formulaWord, readWord } from './formulaWords.ts'

/** Precedence levels, lowest first. */
const LEVELS = ['or', 'and', 'not', 'comparison', 'sum', 'product', 'value'] as const
type Level = (typeof LEVELS)[number]
type Piece = { readonly text: string; readonly level: Level }

const COMPARED: Readonly<Record<string, string>> = { eq: '=', ne: '<>', lt: '<', le: '<=', gt: '>', ge: '>=', in: 'in' }
const CHAINED: Readonly<Record<string, readonly [Level, string, string]>> = {
  add: ['sum', '+', 'subtract'],
  subtract: ['sum', '-', 'add'],
  multiply: ['product', '*', 'divide'],
  divide: ['product', '/', 'multiply'],
}

/** Functions that are written with a sign or word of their own instead of their name. */
export const signed: ReadonlySet<string> = new Set(['and', 'or', 'not', ...Object.keys({ ...COMPARED, ...CHAINED })])

/** The formula of an expression, as `parseFormula` reads it; undefined if no formula can express it. */
export function formulaText(expression: Expression, names: FormulaNames, lang: Lang): string | undefined {
  try {
    return write(expression, names, lang).text
  } catch (error) {
    if (error instanceof Unsayable) return undefined
    throw error
  }
}

class Unsayable extends Error {}

const value = (text: string): Piece => ({ text, level: 'value' })

function write(expression: Expression, names: FormulaNames, lang: Lang): Piece {
  if (!isObject(expression)) throw new Unsayable()
  if (expression.op === 'literal') return value(writeLiteral(expression.value as Json, lang))
  if (expression.op === 'field') return value(writeName(names.nameOf(String(expression.model))))
  if (expression.op === 'option') return value(`$option.${writeName(String(expression.part))}`)
  if (expression.op === 'column') {
    const { batch, model } = expression as { batch: string; model: string }
    return value(`${writeName(names.nameOf(batch))}.${writeName(names.rowsOf(batch)?.nameOf(model) ?? model)}`)
  }
  return writeCall(expression.op, argsOf(expression), (arg) => write(arg, names, lang), lang)
}

type Inside = (arg: Expression, least: Level) => string

function writeCall(op: string, args: readonly Expression[], write: (arg: Expression) => Piece, lang: Lang): Piece {
  if (!functionOf(op)) throw new Unsayable()
  const operand: Inside = (arg, least) => bracketed(write(arg), least)
  return (
    writeWords(op, args, operand, lang) ??
    writeSigns(op, args, operand) ??
    value(`${op}(${args.map((arg) => write(arg).text).join(', ')})`)
  )
}

/** And, or, not. */
function writeWords(op: string, args: readonly Expression[], operand: Inside, lang: Lang): Piece | undefined {
  const [first] = args
  if (op === 'not') {
    if (!first || args.length > 1) throw new Unsayable()
    return { text: `${formulaWord(lang, 'not')} ${operand(first, 'value')}`, level: 'not' }
  }
  if ((op !== 'and' && op !== 'or') || args.length < 2) return undefined
  const tighter: Level = op === 'or' ? 'and' : 'not'
  return { text: args.map((arg) => operand(arg, tighter)).join(` ${formulaWord(lang, op)} `), level: op }
}

/** Comparisons, sums and products of two or more operands. */
function writeSigns(op: string, args: readonly Expression[], operand: Inside): Piece | undefined {
  const [first, second, ...more] = args
  if (!first || !second) return undefined
  const sign = COMPARED[op]
  if (sign && more.length === 0)
    return { text: `${operand(first, 'sum')} ${sign} ${operand(second, 'sum')}`, level: 'comparison' }
  const chained = CHAINED[op]
  const takesTwo = op === 'subtract' || op === 'divide'
  if (!chained || (takesTwo && more.length > 0)) return undefined
  const [level, joint, partner] = chained
  const tighter: Level = level === 'sum' ? 'product' : 'value'
  // A left operand of the same level needs no brackets, unless it would be read as one sum with the rest.
  const begins = first.op === partner || (takesTwo && first.op === op)
  const rest = args.slice(1).map((arg) => operand(arg, tighter))
  return { text: [operand(first, begins ? level : tighter), ...rest].join(` ${joint} `), level }
}

const bracketed = ({ text, level }: Piece, least: Level): string =>
  LEVELS.indexOf(level) >= LEVELS.indexOf(least) ? text : `(${text})`

function writeLiteral(value: Json, lang: Lang): string {
  if (value === null) return formulaWord(lang, 'null')
  if (typeof value === 'boolean') return formulaWord(lang, value ? 'true' : 'false')
  if (isList(value)) return `[${value.map((item) => writeLiteral(item, lang)).join(', ')}]`
  if (isObject(value)) throw new Unsayable()
  return JSON.stringify(value)
}

/** Without braces where it is one word without another meaning. */
export function writeName(name: string): string {
  const isBare = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && !readWord(name) && !functionOf(name) && name !== '$option'
  if (isBare) return name
  if (/[{}\n]/.test(name)) throw new Unsayable()
  return `{${name}}`
}

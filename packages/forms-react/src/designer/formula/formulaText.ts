import type { Expression } from '@shouya/forms/expression'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { functionOf } from '@shouya/forms/logicFunctions'
import type { Lang } from '@shouya/forms/texts'
import type { FormulaNames } from './formulaNames.ts'
import { formulaWord, readWord } from './formulaWords.ts'

/** How tightly a text holds together, from the loosest. */
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

/** The formula of an expression, as `parseFormula` reads it; undefined for one that no formula can say. */
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
  const args = isList(expression.args) ? (expression.args as readonly Expression[]) : []
  return writeCall(expression.op, args, (each) => write(each, names, lang), lang)
}

type Inside = (arg: Expression, least: Level) => string

function writeCall(op: string, args: readonly Expression[], piece: (arg: Expression) => Piece, lang: Lang): Piece {
  if (!functionOf(op)) throw new Unsayable()
  const inside: Inside = (arg, least) => bracketed(piece(arg), least)
  return (
    writeWords(op, args, inside, lang) ??
    writeSigns(op, args, inside) ??
    value(`${op}(${args.map((arg) => piece(arg).text).join(', ')})`)
  )
}

/** And, or, not. */
function writeWords(op: string, args: readonly Expression[], inside: Inside, lang: Lang): Piece | undefined {
  const [first] = args
  if (op === 'not') {
    if (!first || args.length > 1) throw new Unsayable()
    return { text: `${formulaWord(lang, 'not')} ${inside(first, 'value')}`, level: 'not' }
  }
  if ((op !== 'and' && op !== 'or') || args.length < 2) return undefined
  const tighter: Level = op === 'or' ? 'and' : 'not'
  return { text: args.map((arg) => inside(arg, tighter)).join(` ${formulaWord(lang, op)} `), level: op }
}

/** Comparisons, sums and products of two or more. */
function writeSigns(op: string, args: readonly Expression[], inside: Inside): Piece | undefined {
  const [first, second, ...more] = args
  if (!first || !second) return undefined
  const sign = COMPARED[op]
  if (sign && more.length === 0)
    return { text: `${inside(first, 'sum')} ${sign} ${inside(second, 'sum')}`, level: 'comparison' }
  const chained = CHAINED[op]
  const takesTwo = op === 'subtract' || op === 'divide'
  if (!chained || (takesTwo && more.length > 0)) return undefined
  const [level, joint, partner] = chained
  const tighter: Level = level === 'sum' ? 'product' : 'value'
  // What is reckoned first may stand without brackets, as long as it does not read as one sum with the rest.
  const begins = first.op === partner || (takesTwo && first.op === op)
  const rest = args.slice(1).map((arg) => inside(arg, tighter))
  return { text: [inside(first, begins ? level : tighter), ...rest].join(` ${joint} `), level }
}

const bracketed = ({ text, level }: Piece, least: Level): string =>
  LEVELS.indexOf(level) >= LEVELS.indexOf(least) ? text : `(${text})`

function writeLiteral(given: Json, lang: Lang): string {
  if (given === null) return formulaWord(lang, 'null')
  if (typeof given === 'boolean') return formulaWord(lang, given ? 'true' : 'false')
  if (isList(given)) return `[${given.map((item) => writeLiteral(item, lang)).join(', ')}]`
  if (isObject(given)) throw new Unsayable()
  return JSON.stringify(given)
}

/** Bare where it reads as one word that means nothing else. */
export function writeName(name: string): string {
  const isBare = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && !readWord(name) && !functionOf(name) && name !== '$option'
  if (isBare) return name
  if (/[{}\n]/.test(name)) throw new Unsayable()
  return `{${name}}`
}

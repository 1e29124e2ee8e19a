import { formatOf } from '../checks/checkDate.ts'
import type { CompiledField } from '../compiledForm.ts'
import { canonicalDate, dateFormat, formatDate, readCanonical } from '../dateFormat.ts'
import { minRows } from '../defaultValue.ts'
import type { OptionItem } from '../document.ts'
import type { Json } from '../json.ts'
import { dateFunctions } from '../logic/dateFunctions.ts'
import { numberLimits } from '../numberLimits.ts'
import { flatOptions, labelOf, readOption } from '../readOptions.ts'
import type { Sources } from '../sources.ts'
import type { ValueKind } from '../valueKind.ts'
import { type Dice, samplePattern } from './samplePattern.ts'

export interface MockContext {
  readonly dice: Dice
  readonly sources: Sources
  /** The current options of the field. */
  readonly options: (field: CompiledField) => readonly OptionItem[]
}

type Make = (field: CompiledField, context: MockContext) => Json

const pick = <T>(items: readonly T[], dice: Dice): T | undefined => items[dice(items.length)]

/** One guess at a value that the field accepts; the caller checks conditions between fields. */
export const mockValue: Make = (field, context) => MAKE[field.kind ?? 'any'](field, context)

const TRIES = 30

const text: Make = (field, { dice }) => {
  const maxLength = readOption(field.field, 'maxLength')
  const fits = (text: string) =>
    text !== '' &&
    (typeof maxLength !== 'number' || maxLength < 1 || text.length <= maxLength) &&
    field.patterns.every(({ pattern }) => !pattern.ok || pattern.test(text))
  const plain = `${labelOf(field.field) || 'text'}${dice(100)}`
  const guesses = [
    plain,
    plain.slice(0, typeof maxLength === 'number' && maxLength > 0 ? maxLength : undefined),
    plain.repeat(6),
  ]
  const sources = field.patterns.map(({ source }) => source)
  for (let n = 0; n < TRIES; n++) guesses.push(...sources.map((source) => samplePattern(source, dice)))
  return guesses.find(fits) ?? plain
}

const number: Make = ({ field }, { dice }) => {
  const { min, max, step, digits } = numberLimits(field)
  const least = field.type === 'rate' ? Math.max(step, min ?? 0) : (min ?? 0)
  const increment = step > 0 ? step : 1
  // A slider with input requires whole steps from 0, wherever its range begins.
  const start = field.type === 'slider' ? Math.ceil(least / increment) * increment : least
  const value = start + increment * dice(10)
  const limited = max === null || value <= max ? value : Math.min(start, max)
  return Number(limited.toFixed(Math.min(digits ?? 6, 20)))
}

const choices: Make = (field, context) => {
  const all = valuesIn(context.options(field))
  const chosen = pick(all, context.dice)
  const second = pick(all, context.dice)
  return [...new Set([chosen, second])].filter((value) => value !== undefined)
}

const path: Make = (field, { options, dice }) => {
  const path: Json[] = []
  for (let item = pick(options(field), dice); item; item = pick(item.children ?? [], dice)) path.push(item.value)
  return path
}

const valuesIn = (options: readonly OptionItem[]): Json[] => flatOptions(options).map(({ value }) => value)

/** A day near the host's today, in the field's format. */
function day({ field }: CompiledField, { dice, sources }: MockContext, from = -30): string {
  const now = sources.now ?? '2026-01-01 08:00:00'
  const parts =
    readCanonical(String(dateFunctions.addHours.run(now, (from + dice(60)) * 24 + dice(8)))) ?? readCanonical(now)
  return parts && dateFormat(formatOf(field)) ? formatDate(parts, formatOf(field)) : canonicalDate(parts ?? NEVER)
}

const NEVER = { year: 2026, month: 1, day: 1, hour: 0, minute: 0, second: 0 }

const files: Make = ({ field }) => {
  const isImage = field.type === 'uploadImg'
  const name = isImage ? 'example.png' : 'example.pdf'
  return [{ type: isImage ? 'img' : 'file', name, status: 'done', uid: '1', url: `/files/${name}` }]
}

const rows: Make = (field, context) => {
  const columns = [...(field.rows?.byModel.values() ?? [])].filter(({ logic }) => logic.value === undefined)
  return Array.from({ length: Math.max(1, minRows(field.field)) + context.dice(2) }, (_, index) => ({
    key: `row-${index + 1}`,
    ...Object.fromEntries(columns.map((column) => [column.model, mockValue(column, context)])),
  }))
}

const MAKE: Readonly<Record<ValueKind, Make>> = {
  text,
  html: (field, context) => `<p>${String(text(field, context))}</p>`,
  number,
  flag: (_, { dice }) => dice(2) === 1,
  choice: (field, { options, dice }) => pick(valuesIn(options(field)), dice) ?? null,
  choices,
  path,
  date: (field, context) => day(field, context),
  time: (field, context) => day(field, context),
  dates: (field, context) => [day(field, context, -60), day(field, context, 0)],
  files,
  rows,
  any: () => null,
}

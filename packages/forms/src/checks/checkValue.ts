import type { Field, OptionItem } from '../document.ts'
import { type Finding, finding } from '../issue.ts'
import { isList, isObject, type Json } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { isUnstorable } from '../parsing/checkJson.ts'
import type { ValueKind } from '../valueKind.ts'
import { checkChoice, checkChoices, checkPath } from './checkChoice.ts'
import { checkDate, checkDates } from './checkDate.ts'
import { checkFiles } from './checkFiles.ts'
import { checkNumber } from './checkNumber.ts'
import { checkText } from './checkText.ts'

type Options = readonly OptionItem[] | undefined

const CHECKS: Readonly<Record<ValueKind, (field: Field, value: Json, options: Options) => readonly Finding[]>> = {
  text: checkText,
  html: checkText,
  number: checkNumber,
  flag: (_, value) => (typeof value === 'boolean' ? [] : [finding('issue.flag')]),
  choice: (_, value, options) => checkChoice(value, options),
  choices: (_, value, options) => checkChoices(value, options),
  path: (_, value, options) => checkPath(value, options),
  date: checkDate,
  time: checkDate,
  dates: checkDates,
  files: checkFiles,
  rows: (_, value) => checkRows(value),
  any: () => [],
}

/** Checks a non-empty value against the rules of its type; `required` and patterns are checked elsewhere. */
export function checkValue(field: Field, kind: ValueKind, value: Json, options: Options): readonly Finding[] {
  if (holdsUnstorable(value)) return [finding('issue.characters')]
  return CHECKS[kind](field, value, options)
}

/** Checks the list of rows itself; the values in it are checked by their columns. */
function checkRows(value: Json): readonly Finding[] {
  if (!isList(value)) return [finding('issue.rows')]
  if (value.length > LIMITS.rows) return [finding('issue.tooManyRows', { limit: LIMITS.rows })]
  return value.flatMap((row, index) => (isObject(row) ? [] : [finding('issue.rows', {}, [index])]))
}

/** Texts at any depth that the database cannot store; nesting deeper than the value of any type is not searched. */
function holdsUnstorable(value: Json, depth = 0): boolean {
  if (typeof value === 'string') return isUnstorable(value)
  if (depth > 5 || typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, item]) => isUnstorable(key) || holdsUnstorable(item ?? null, depth + 1))
}

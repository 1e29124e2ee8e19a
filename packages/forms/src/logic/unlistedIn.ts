import { type CompiledField, findModel, type Scope } from '../compiledForm.ts'
import type { OptionItem } from '../document.ts'
import type { Host } from '../host.ts'
import { isList, isObject, type Json } from '../json.ts'
import { flatOptions, labelOf } from '../readOptions.ts'
import { sameJson } from '../sameJson.ts'
import { isChosen } from '../valueKind.ts'
import { isBlank } from './logicFunction.ts'

export interface Unlisted {
  /** The index of the argument with the value. */
  readonly at: number
  readonly label: string
  readonly value: string
}

/** Which argument is the field, and which its value. */
const SIDES: Readonly<Record<string, readonly (readonly [field: number, value: number])[]>> = {
  eq: [
    [0, 1],
    [1, 0],
  ],
  ne: [
    [0, 1],
    [1, 0],
  ],
  in: [[0, 1]],
  contains: [[0, 1]],
}

interface Context {
  readonly scope: Scope
  readonly values?: Host['values']
}

/**
 * Compared values that are not among the options of the field, so that the comparison can never hold. Options of a
 * source are known to the host at most.
 */
export const unlistedIn = (name: string, args: readonly Json[], { scope, values = {} }: Context): Unlisted[] =>
  (SIDES[name] ?? []).flatMap(([fieldAt, valueAt]) => {
    const [fieldArg, literal] = [args[fieldAt], args[valueAt]]
    if (!isObject(fieldArg) || fieldArg.op !== 'field' || !isObject(literal) || literal.op !== 'literal') return []
    const field = findModel(scope, String(fieldArg.model))
    const options = field && isChosen(field.kind) ? optionsOf(field, values) : undefined
    if (!options) return []
    return [literal.value ?? null]
      .flat()
      .filter((value) => !isBlank(value) && !options.some((option) => sameJson(option, value)))
      .map((value) => ({
        at: valueAt,
        label: (field && labelOf(field.field)) || String(fieldArg.model),
        value: String(value),
      }))
  })

function optionsOf({ field, source }: CompiledField, values: NonNullable<Host['values']>): readonly Json[] | undefined {
  if (source !== undefined) return Object.hasOwn(values, source) ? values[source] : undefined
  const items = isObject(field.options) ? field.options.options : undefined
  return isList(items) ? flatOptions(items as readonly OptionItem[]).map(({ value }) => value) : undefined
}

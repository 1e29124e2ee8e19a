import { type CompiledField, findModel, type Scope } from '../compiledForm.ts'
import type { OptionItem } from '../document.ts'
import type { Host } from '../host.ts'
import { isList, isObject, type Json } from '../json.ts'
import { labelOf } from '../readOptions.ts'
import { sameJson } from '../sameJson.ts'
import { isChosen } from '../valueKind.ts'
import { isBlank } from './logicFunction.ts'

export interface Stranger {
  /** The argument that names it. */
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

interface Around {
  readonly scope: Scope
  readonly values?: Host['values']
}

/**
 * Values that a comparison names and that are none of the options of its field, so that it can never hold. Options that come
 * from a source only the host knows, if anybody.
 */
export const strangersIn = (name: string, args: readonly Json[], { scope, values = {} }: Around): Stranger[] =>
  (SIDES[name] ?? []).flatMap(([fieldAt, at]) => {
    const [named, literal] = [args[fieldAt], args[at]]
    if (!isObject(named) || named.op !== 'field' || !isObject(literal) || literal.op !== 'literal') return []
    const field = findModel(scope, String(named.model))
    const options = field && isChosen(field.kind) ? optionsOf(field, values) : undefined
    if (!options) return []
    return [literal.value ?? null]
      .flat()
      .filter((value) => !isBlank(value) && !options.some((option) => sameJson(option, value)))
      .map((value) => ({ at, label: (field && labelOf(field.field)) || String(named.model), value: String(value) }))
  })

function optionsOf({ field, source }: CompiledField, values: NonNullable<Host['values']>): readonly Json[] | undefined {
  if (source !== undefined) return Object.hasOwn(values, source) ? values[source] : undefined
  const own = isObject(field.options) ? field.options.options : undefined
  return isList(own) ? valuesIn(own as readonly OptionItem[]) : undefined
}

const valuesIn = (options: readonly OptionItem[]): Json[] =>
  options.flatMap(({ value, children }) => [value, ...valuesIn(isList(children) ? children : [])])

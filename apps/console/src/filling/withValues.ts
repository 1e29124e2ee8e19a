import type { Values } from '@shouya/forms/document'
import { isList, isObject, type Json } from '@shouya/forms/json'

type Item = { path: readonly (string | number)[]; value: unknown }

/** Data with the values at some places replaced; missing places are ignored. */
export const withValues = (data: Values, items: readonly Item[]): Values =>
  items.reduce<Values>((result, { path, value }) => replaceAt(result as Json, path, value as Json) as Values, data)

function replaceAt(target: Json, [step, ...rest]: readonly (string | number)[], value: Json): Json {
  if (step === undefined) return value
  if (isList(target)) return target.map((item, index) => (index === step ? replaceAt(item, rest, value) : item))
  if (!isObject(target)) return target
  return { ...target, [step]: replaceAt(target[step] ?? null, rest, value) }
}

import type { Values } from '@shouya/forms/document'
import { isList, isObject, type Json } from '@shouya/forms/json'

type Item = { path: readonly (string | number)[]; value: unknown }

/** Data with other values at some places; places that it does not have are left out. */
export const withValues = (data: Values, items: readonly Item[]): Values =>
  items.reduce<Values>((all, { path, value }) => put(all as Json, path, value as Json) as Values, data)

function put(here: Json, [step, ...rest]: readonly (string | number)[], value: Json): Json {
  if (step === undefined) return value
  if (isList(here)) return here.map((each, at) => (at === step ? put(each, rest, value) : each))
  if (!isObject(here)) return here
  return { ...here, [step]: put(here[step] ?? null, rest, value) }
}

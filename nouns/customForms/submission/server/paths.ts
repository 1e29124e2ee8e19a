import { isList, isObject, type Json, type JsonPath } from '@shouya/forms/json'

/** The value at a path of the data; undefined if there is no such path. */
export const valueAt = (data: Json, path: JsonPath): Json | undefined =>
  path.reduce<Json | undefined>((at, step) => {
    if (isList(at)) return at[Number(step)]
    return isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined
  }, data)

/** The same data with another value at one path. */
export function withValue(data: Json, [step, ...rest]: JsonPath, value: Json): Json {
  if (step === undefined) return value
  if (isList(data)) return data.map((each, at) => (at === step ? withValue(each, rest, value) : each))
  if (!isObject(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, each]) => [
      key,
      key === String(step) ? withValue(each ?? null, rest, value) : each,
    ]),
  ) as Json
}

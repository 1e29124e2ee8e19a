import { isList, isObject, type Json, type JsonPath } from '../json.ts'

/**
 * Replaces the value at `path`; everything else is shared with the old value. `undefined` removes the key of an object.
 * A path that leads nowhere changes nothing.
 */
export function updateAt(root: Json, path: JsonPath, change: (old: Json | undefined) => Json | undefined): Json {
  const [step, ...rest] = path
  if (step === undefined) return change(root) ?? null
  if (isList(root) && typeof step === 'number') return inList(root, step, rest, change)
  if (isObject(root) && typeof step === 'string') {
    const old = Object.hasOwn(root, step) ? root[step] : undefined
    if (rest.length > 0 && old === undefined) return root
    return withKey(root, step, rest.length > 0 ? updateAt(old ?? null, rest, change) : change(old))
  }
  return root
}

function inList(
  list: readonly Json[],
  step: number,
  rest: JsonPath,
  change: (old: Json | undefined) => Json | undefined,
) {
  const old = list[step]
  if (old === undefined) return list
  const next = updateAt(old, rest, change)
  return next === old ? list : list.with(step, next)
}

/** Sets a key of an object, in its old position if it existed; `undefined` removes it. */
export function withKey<T extends Readonly<Record<string, Json | undefined>>>(
  object: T,
  key: string,
  value: Json | undefined,
): T {
  if (value === undefined) {
    if (!Object.hasOwn(object, key)) return object
    const { [key]: _removed, ...rest } = object
    return rest as T
  }
  return object[key] === value && Object.hasOwn(object, key) ? object : { ...object, [key]: value }
}

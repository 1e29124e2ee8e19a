import { isList, isObject, type Json, type JsonPath } from '../json.ts'
import { FORBIDDEN_KEYS, LIMITS } from '../limits.ts'
import { error, type Problem } from '../problem.ts'

/** A text that PostgreSQL cannot keep in JSON: with NUL, or with half a character. */
export const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/**
 * What makes a value unfit before anybody asks what it means: no JSON, too deep, too large, keys that mean something to
 * JavaScript, texts that cannot be stored. Stops at the tenth, since whoever sends such a thing needs no full list.
 */
export function checkJson(root: unknown): Problem[] {
  const problems: Problem[] = []
  // A list of what is still to be seen rather than recursion: the depth is the sender's choice.
  const open: { value: unknown; path: JsonPath }[] = [{ value: root, path: [] }]
  for (let seen = 0; open.length > 0 && problems.length < 10; seen++) {
    const { value, path } = open.pop() as { value: unknown; path: JsonPath }
    if (seen > LIMITS.nodes) return [...problems, error('parse.tooMany', [], { limit: LIMITS.nodes })]
    const wrong = judge(value, path)
    if (wrong) problems.push(wrong)
    else if (isList(value))
      for (const [index, item] of value.entries()) open.push({ value: item, path: [...path, index] })
    else if (isObject(value)) problems.push(...openMembers(value, path, open))
  }
  return problems
}

function openMembers(
  object: Record<string, Json | undefined>,
  path: JsonPath,
  open: { value: unknown; path: JsonPath }[],
) {
  const problems: Problem[] = []
  for (const key of Object.keys(object)) {
    const here = [...path, key]
    if (FORBIDDEN_KEYS.has(key))
      problems.push(error('parse.forbiddenKey', here, { key }, [{ edit: 'remove', path: here }]))
    else if (isUnstorable(key)) problems.push(error('parse.unstorable', here))
    else open.push({ value: object[key], path: here })
  }
  return problems
}

function judge(value: unknown, path: JsonPath): Problem | undefined {
  if (path.length > LIMITS.jsonDepth) return error('parse.tooDeep', path, { limit: LIMITS.jsonDepth })
  if (typeof value === 'string')
    return isUnstorable(value)
      ? error('parse.unstorable', path, {}, [{ edit: 'set', path, value: value.replaceAll('\0', '').toWellFormed() }])
      : undefined
  const plain =
    value === null || typeof value === 'boolean' || Number.isFinite(value) || isList(value) || isPlain(value)
  return plain ? undefined : error('parse.notJson', path, { type: typeof value })
}

function isPlain(value: unknown): boolean {
  if (!isObject(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

import { isList, isObject, type Json, type JsonObject, type JsonPath } from '../json.ts'
import { FORBIDDEN_KEYS, LIMITS } from '../limits.ts'
import { error, type Problem } from '../problem.ts'

/** A text that PostgreSQL cannot store in JSON: with NUL, or with an unpaired surrogate. */
export const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** A value to visit, with its path as a chain, which costs less than a path for each. */
interface Node {
  readonly value: unknown
  readonly parent: Node | undefined
  readonly step: string | number
  readonly depth: number
}

function pathOf(node: Node): JsonPath {
  const path: (string | number)[] = []
  for (let current = node; current.parent; current = current.parent) path.unshift(current.step)
  return path
}

/**
 * Checks that do not depend on the meaning: not JSON, too deep, too large, keys with a special meaning in JavaScript,
 * texts that cannot be stored. Stops at the tenth problem, since such input needs no full list.
 */
export function checkJson(root: unknown): Problem[] {
  const problems: Problem[] = []
  // A work list rather than recursion: the sender decides the depth.
  const open: Node[] = [{ value: root, parent: undefined, step: '', depth: 0 }]
  let visited = 0
  for (let node = open.pop(); node && problems.length < 10; node = open.pop()) {
    if (++visited > LIMITS.nodes) return [...problems, error('parse.tooMany', [], { limit: LIMITS.nodes })]
    const problem = judge(node)
    if (problem) problems.push(problem)
    else if (typeof node.value === 'object' && node.value !== null) openMembers(node, node.value as JsonObject, open)
  }
  return problems
}

function openMembers(parent: Node, members: JsonObject | readonly Json[], open: Node[]): void {
  const depth = parent.depth + 1
  if (isList(members)) for (const [step, value] of members.entries()) open.push({ value, parent, step, depth })
  else for (const step of Object.keys(members)) open.push({ value: members[step], parent, step, depth })
}

function judge(node: Node): Problem | undefined {
  const { value, step, depth } = node
  if (typeof step === 'string' && (FORBIDDEN_KEYS.has(step) || isUnstorable(step))) return badKey(node, step)
  if (depth > LIMITS.jsonDepth) return error('parse.tooDeep', pathOf(node), { limit: LIMITS.jsonDepth })
  if (typeof value === 'string') return isUnstorable(value) ? badText(node, value) : undefined
  const isJson =
    value === null || typeof value === 'boolean' || Number.isFinite(value) || isList(value) || isPlain(value)
  return isJson ? undefined : error('parse.notJson', pathOf(node), { type: typeof value })
}

function badKey(node: Node, key: string): Problem {
  const path = pathOf(node)
  const isForbidden = FORBIDDEN_KEYS.has(key)
  return error(isForbidden ? 'parse.forbiddenKey' : 'parse.unstorable', path, { key }, [{ edit: 'remove', path }])
}

function badText(node: Node, text: string): Problem {
  const path = pathOf(node)
  return error('parse.unstorable', path, {}, [{ edit: 'set', path, value: text.replaceAll('\0', '').toWellFormed() }])
}

function isPlain(value: unknown): boolean {
  if (!isObject(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

import { isList, isObject, type Json } from '@shouya/forms/json'

/**
 * Whether a condition plainly never holds: `false`, or limits on one field that leave no number between them. Says
 * nothing about what it does not understand.
 */
export function isNever(condition: Json): boolean {
  if (!isObject(condition)) return false
  if (condition.op === 'literal') return condition.value !== true
  const parts = isList(condition.args) ? condition.args : []
  if (condition.op === 'or') return parts.length > 0 && parts.every(isNever)
  if (condition.op !== 'and') return false
  return parts.some(isNever) || contradicts(parts.flatMap(limitOf))
}

interface Limit {
  readonly model: string
  readonly op: string
  readonly value: number
}

/** `field op number`, the only comparisons that are looked at. */
function limitOf(condition: Json): Limit[] {
  if (!isObject(condition) || !isList(condition.args) || typeof condition.op !== 'string') return []
  const [field, literal] = condition.args
  if (!isObject(field) || field.op !== 'field' || !isObject(literal) || literal.op !== 'literal') return []
  return typeof literal.value === 'number'
    ? [{ model: String(field.model), op: condition.op, value: literal.value }]
    : []
}

const contradicts = (limits: readonly Limit[]): boolean =>
  limits.some((a) => limits.some((b) => a !== b && a.model === b.model && excludes(a, b)))

function excludes(a: Limit, b: Limit): boolean {
  const [low, high] = [lowest(a), highest(b)]
  if (low === undefined || high === undefined || low < high) return false
  return low > high || a.op === 'gt' || b.op === 'lt'
}

const lowest = ({ op, value }: Limit) => (op === 'gt' || op === 'ge' || op === 'eq' ? value : undefined)
const highest = ({ op, value }: Limit) => (op === 'lt' || op === 'le' || op === 'eq' ? value : undefined)

import { findModel, type Scope } from './compiledForm.ts'
import { readCanonical } from './dateFormat.ts'
import type { Host } from './host.ts'
import { isList, isObject, type Json, type JsonPath } from './json.ts'
import { MOST_DEPTH } from './logic/evaluate.ts'
import type { ValueType } from './logic/logicFunction.ts'
import { unlistedIn } from './logic/unlistedIn.ts'
import { functionOf } from './logicFunctions.ts'
import { error, type Problem } from './problem.ts'
import type { ValueKind } from './valueKind.ts'

export interface Checked {
  readonly type: ValueType
  readonly problems: readonly Problem[]
}

interface Around {
  readonly scope: Scope
  /** Whether `{op: 'option'}` is allowed here. */
  readonly option: boolean
  /** Values of the sources that the host knows. */
  readonly values?: Host['values']
}

/** The type of an expression, and its problems where a value of type `wanted` is required. Paths begin with `path`. */
export function checkExpression(
  expression: Json | undefined,
  path: JsonPath,
  wanted: ValueType,
  context: Around,
): Checked {
  const checked = read(expression, path, context)
  if (checked.problems.length > 0 || isAssignable(expression, checked.type, wanted)) return checked
  return { ...checked, problems: [error('design.logicType', path, { wanted, type: checked.type })] }
}

function isAssignable(expression: Json | undefined, type: ValueType, wanted: ValueType): boolean {
  if (type === wanted || type === 'any' || wanted === 'any') return true
  if (isObject(expression) && expression.op === 'literal' && expression.value === null) return true
  // A date is text that parses as a date; it may be used wherever text is allowed.
  if (wanted === 'text' && type === 'date') return true
  const literal = isObject(expression) && expression.op === 'literal' ? expression.value : undefined
  return wanted === 'date' && typeof literal === 'string' && readCanonical(literal) !== undefined
}

const sound = (type: ValueType): Checked => ({ type, problems: [] })
const broken = (problem: Problem): Checked => ({ type: 'any', problems: [problem] })

function read(expression: Json | undefined, path: JsonPath, context: Around): Checked {
  if (!isObject(expression) || typeof expression.op !== 'string') return broken(error('design.logicNone', path))
  if (path.length > MOST_DEPTH * 2) return broken(error('parse.tooDeep', path, { limit: MOST_DEPTH }))
  if (expression.op === 'literal') return sound(typeOfLiteral(expression.value))
  if (expression.op === 'field') return readField(String(expression.model), path, context)
  if (expression.op === 'column') return readColumn(String(expression.batch), String(expression.model), path, context)
  if (expression.op === 'option') return context.option ? sound('any') : broken(error('design.logicOption', path))
  return readCall(expression.op, expression.args, path, context)
}

function readField(model: string, path: JsonPath, { scope }: Around): Checked {
  const field = findModel(scope, model)
  return field ? sound(typeOfKind(field.kind)) : broken(error('design.logicField', [...path, 'model'], { model }))
}

function readColumn(batch: string, model: string, path: JsonPath, { scope }: Around): Checked {
  const owner = findModel(scope, batch)
  if (!owner?.rows) return broken(error('design.logicBatch', [...path, 'batch'], { model: batch }))
  return owner.rows.byModel.has(model)
    ? sound('list')
    : broken(error('design.logicField', [...path, 'model'], { model }))
}

function readCall(name: string, args: Json | undefined, path: JsonPath, context: Around): Checked {
  const fn = functionOf(name)
  if (!fn) return broken(error('design.logicFunction', [...path, 'op'], { name }))
  const argTypes = isList(args) ? args : []
  const count = fn.params.length
  if (fn.rest ? argTypes.length < count : argTypes.length !== count)
    return broken(error('design.logicCount', [...path, 'args'], { name, count }))
  const wantedAt = (index: number): ValueType => fn.params[Math.min(index, count - 1)] ?? 'any'
  const checked = argTypes.map((arg, index) => checkExpression(arg, [...path, 'args', index], wantedAt(index), context))
  // `if` has the type of its branches when they agree.
  const [, yes, no] = checked
  const type = name === 'if' && yes && no && yes.type === no.type ? yes.type : fn.result
  const unlisted = unlistedIn(name, argTypes, context).map(({ at, ...params }) =>
    error('design.logicStranger', [...path, 'args', at], params),
  )
  return { type, problems: [...checked.flatMap(({ problems }) => problems), ...unlisted] }
}

function typeOfLiteral(value: Json | undefined): ValueType {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean'
  if (typeof value === 'string') return 'text'
  return isList(value) ? 'list' : 'any'
}

/** The type that a field of a kind has in an expression. */
export function typeOfKind(kind: ValueKind | undefined): ValueType {
  if (kind === 'number' || kind === 'date') return kind
  if (kind === 'flag') return 'boolean'
  if (kind === 'text' || kind === 'html' || kind === 'time') return 'text'
  return kind === undefined || kind === 'choice' || kind === 'any' ? 'any' : 'list'
}

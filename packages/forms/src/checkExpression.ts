import { findModel, type Scope } from './compiledForm.ts'
import { readCanonical } from './dateFormat.ts'
import type { Host } from './host.ts'
import { isList, isObject, type Json, type JsonPath } from './json.ts'
import { MOST_DEPTH } from './logic/evaluate.ts'
import type { ValueType } from './logic/logicFunction.ts'
import { strangersIn } from './logic/strangers.ts'
import { functionOf } from './logicFunctions.ts'
import { error, type Problem } from './problem.ts'
import type { ValueKind } from './valueKind.ts'

export interface Checked {
  readonly type: ValueType
  readonly problems: readonly Problem[]
}

interface Around {
  readonly scope: Scope
  /** Whether `{op: 'option'}` means something here. */
  readonly option: boolean
  /** Values of sources, as far as the host knows them. */
  readonly values?: Host['values']
}

/** The type of an expression, and what is wrong with it for a place that wants `wanted`. Paths begin with `path`. */
export function checkExpression(
  expression: Json | undefined,
  path: JsonPath,
  wanted: ValueType,
  around: Around,
): Checked {
  const checked = read(expression, path, around)
  if (checked.problems.length > 0 || fits(expression, checked.type, wanted)) return checked
  return { ...checked, problems: [error('design.logicType', path, { wanted, type: checked.type })] }
}

function fits(expression: Json | undefined, type: ValueType, wanted: ValueType): boolean {
  if (type === wanted || type === 'any' || wanted === 'any') return true
  if (isObject(expression) && expression.op === 'literal' && expression.value === null) return true
  // A date is text that reads as one; as text it can go anywhere.
  if (wanted === 'text' && type === 'date') return true
  const literal = isObject(expression) && expression.op === 'literal' ? expression.value : undefined
  return wanted === 'date' && typeof literal === 'string' && readCanonical(literal) !== undefined
}

const sound = (type: ValueType): Checked => ({ type, problems: [] })
const broken = (problem: Problem): Checked => ({ type: 'any', problems: [problem] })

function read(expression: Json | undefined, path: JsonPath, around: Around): Checked {
  if (!isObject(expression) || typeof expression.op !== 'string') return broken(error('design.logicNone', path))
  if (path.length > MOST_DEPTH * 2) return broken(error('parse.tooDeep', path, { limit: MOST_DEPTH }))
  if (expression.op === 'literal') return sound(typeOfLiteral(expression.value))
  if (expression.op === 'field') return readField(String(expression.model), path, around)
  if (expression.op === 'column') return readColumn(String(expression.batch), String(expression.model), path, around)
  if (expression.op === 'option') return around.option ? sound('any') : broken(error('design.logicOption', path))
  return readCall(expression.op, expression.args, path, around)
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

function readCall(name: string, args: Json | undefined, path: JsonPath, around: Around): Checked {
  const called = functionOf(name)
  if (!called) return broken(error('design.logicFunction', [...path, 'op'], { name }))
  const given = isList(args) ? args : []
  const count = called.params.length
  if (called.rest ? given.length < count : given.length !== count)
    return broken(error('design.logicCount', [...path, 'args'], { name, count }))
  const wanted = (index: number): ValueType => called.params[Math.min(index, count - 1)] ?? 'any'
  const checked = given.map((arg, index) => checkExpression(arg, [...path, 'args', index], wanted(index), around))
  // What `if` gives is what both its ways give, when they agree.
  const [, yes, no] = checked
  const type = name === 'if' && yes && no && yes.type === no.type ? yes.type : called.result
  const strangers = strangersIn(name, given, around).map(({ at, ...said }) =>
    error('design.logicStranger', [...path, 'args', at], { ...said }),
  )
  return { type, problems: [...checked.flatMap(({ problems }) => problems), ...strangers] }
}

function typeOfLiteral(value: Json | undefined): ValueType {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean'
  if (typeof value === 'string') return 'text'
  return isList(value) ? 'list' : 'any'
}

/** What a field of a kind gives to an expression. */
export function typeOfKind(kind: ValueKind | undefined): ValueType {
  if (kind === 'number' || kind === 'date') return kind
  if (kind === 'flag') return 'boolean'
  if (kind === 'text' || kind === 'html' || kind === 'time') return 'text'
  return kind === undefined || kind === 'choice' || kind === 'any' ? 'any' : 'list'
}

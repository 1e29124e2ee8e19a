import type { Expression } from '@shouya/forms/expression'
import { isList } from '@shouya/forms/json'
import { type FunctionName, functionOf } from '@shouya/forms/logicFunctions'

/** What an expression begins with, as one value of a menu: `literal`, `field days`, `column items qty`, `option`, `call eq`. */
export function headOf(expression: Expression): string {
  switch (expression.op) {
    case 'literal':
    case 'option':
      return expression.op
    case 'field':
      return `field ${String(expression.model)}`
    case 'column':
      return `column ${String(expression.batch)} ${String(expression.model)}`
    default:
      return `call ${expression.op}`
  }
}

/** Something to begin with where nothing is yet. */
export const nothing: Expression = { op: 'literal', value: null }

export const argsOf = (expression: Expression): readonly Expression[] =>
  'args' in expression && isList(expression.args) ? (expression.args as readonly Expression[]) : []

/** The expression that begins with this instead; what was its arguments, or the whole of it, is kept where it can be. */
export function withHead(head: string, old: Expression): Expression {
  const [kind, name = '', model = ''] = head.split(' ')
  if (kind === 'field') return { op: 'field', model: name }
  if (kind === 'column') return { op: 'column', batch: name, model }
  if (kind === 'option') return { op: 'option', part: 'value' }
  if (kind === 'literal') return nothing
  const called = functionOf(name)
  const count = called?.params.length ?? 0
  const isCall = argsOf(old).length > 0
  const known = isCall ? argsOf(old) : old === nothing ? [] : [old]
  const kept = called?.rest ? known : known.slice(0, count)
  const missing = Array.from({ length: Math.max(0, count - kept.length) }, () => nothing)
  return { op: name as FunctionName, args: [...kept, ...missing] }
}

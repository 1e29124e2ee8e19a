import { checkExpression, typeOfKind } from '../checkExpression.ts'
import type { CompiledField, CompiledForm } from '../compiledForm.ts'
import type { Logic } from '../document.ts'
import type { Host } from '../host.ts'
import { isList, isObject, type Json } from '../json.ts'
import type { ValueType } from '../logic/logicFunction.ts'
import { error, type Problem } from '../problem.ts'
import { labelOf } from '../readOptions.ts'
import { isChosen } from '../valueKind.ts'

const PARTS = ['visible', 'required', 'disabled', 'value', 'options'] as const

/** Checks the logic of a field: expressions of the right type, on existing fields, without cycles. */
export function inspectLogic(field: CompiledField, form: CompiledForm, { values }: Host): Problem[] {
  const context = { scope: field.scope, ...(values && { values }) }
  const { logic } = field
  const problems = PARTS.filter((part) => logic[part] !== undefined).flatMap((part) => ofPart(field, part, context))
  if (logic.checks !== undefined) problems.push(...ofChecks(logic.checks, context))
  const round = form.cycles.find((cycle) => cycle[0] === field)
  if (round) problems.push(error('design.logicRound', ['logic'], { fields: [...round, field].map(nameOf).join(' → ') }))
  return problems
}

const nameOf = ({ field, model, id }: CompiledField): string => labelOf(field) || model || id

type Around = { readonly scope: CompiledField['scope']; readonly values?: Host['values'] }

function ofPart(field: CompiledField, part: (typeof PARTS)[number], context: Around): readonly Problem[] {
  const path = ['logic', part]
  const wanted: ValueType = part === 'value' ? typeOfKind(field.kind) : 'boolean'
  const needsValue = part === 'value' || part === 'required'
  if (needsValue && !field.kind) return [error('design.logicNoValue', path, { part })]
  if (part === 'options' && !isChosen(field.kind)) return [error('design.logicNoOptions', path)]
  if (part === 'value' && field.kind === 'rows') return [error('design.logicNoValue', path, { part })]
  return checkExpression(field.logic[part], path, wanted, { ...context, option: part === 'options' }).problems
}

function ofChecks(checks: Logic['checks'] | Json, context: Around): Problem[] {
  if (!isList(checks)) return [error('parse.list', ['logic', 'checks'])]
  return checks.flatMap((check: Json, index) => {
    const path = ['logic', 'checks', index]
    if (!isObject(check)) return [error('parse.object', path)]
    const { problems } = checkExpression(check.expect, [...path, 'expect'], 'boolean', {
      ...context,
      option: false,
    })
    const silent = typeof check.message === 'string' && check.message !== ''
    return silent ? problems : [...problems, error('design.message', [...path, 'message'])]
  })
}

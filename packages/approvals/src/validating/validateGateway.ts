import { checkExpression } from '@shouya/forms/checkExpression'
import { compile } from '@shouya/forms/compile'
import type { FormDocument } from '@shouya/forms/document'
import { isList, isObject, type Json } from '@shouya/forms/json'
import type { Branch, Gateway } from '../definition.ts'
import { initiatorModels } from '../initiatorModels.ts'
import type { Offers } from '../offers.ts'
import type { Report } from '../problem.ts'
import { implies } from './implies.ts'
import { isAlways, isOneThing } from './isAlways.ts'
import { type Limit, limitOf, rangeOf } from './limits.ts'

/** Branches and their conditions, whose operators must fit the fields of the frozen form. */
export function validateGateway(
  { type, branches }: Gateway,
  form: FormDocument,
  { values }: Pick<Offers, 'values'>,
  report: Report,
): undefined {
  const context = { scope: scopeOf(form), option: false, ...(values && { values }) }
  if (branches.length < 2) report('branches.few', ['branches'])
  if (type !== 'parallel' && !branches.some((branch) => branch.else)) report('else.missing', ['branches'])
  for (const [index, branch] of branches.entries()) {
    const reportBranch: Report = (code, path = [], params = {}, level = 'error') =>
      report(code, ['branches', index, ...path], params, level)
    if (branch.else && type !== 'parallel' && index < branches.length - 1) reportBranch('else.last')
    checkKind(type, branch, reportBranch)
    const certain = branch.else ? branches.find(({ if: condition }) => condition && isAlways(condition)) : undefined
    if (certain) reportBranch('else.never', [], { branch: certain.name || branches.indexOf(certain) + 1 })
    if (type !== 'parallel') checkCondition(branch, branches.slice(0, index), type, context, reportBranch)
  }
}

/** Each branch but the else has a condition; parallel branches have none. */
function checkKind(type: Gateway['type'], { if: condition, else: isElse }: Branch, report: Report): undefined {
  const unwanted = type === 'parallel' ? condition !== undefined || isElse : isElse && condition !== undefined
  if (unwanted) report('if.unwanted')
  if (type !== 'parallel' && !isElse && condition === undefined) report('if.missing', ['if'])
}

function checkCondition(
  { if: condition }: Branch,
  earlier: readonly Branch[],
  type: Gateway['type'],
  context: Parameters<typeof checkExpression>[3],
  report: Report,
): undefined {
  if (condition === undefined) return
  const { problems } = checkExpression(condition, ['if'], 'boolean', context)
  for (const { code, path, params } of problems) report('form.expression', path, { ...params, code })
  if (problems.length > 0) return
  if (isNever(condition)) report('if.never', ['if'])
  // A choice takes the first branch that holds, so a branch implied by an earlier one is never reached.
  const shadow = type === 'choice' ? earlier.findIndex((branch) => branch.if && implies(condition, branch.if)) : -1
  if (shadow >= 0) report('if.shadowed', ['if'], { branch: earlier[shadow]?.name || shadow + 1 })
}

/** The fields of the form, enclosed by the initiator's attributes. */
const scopeOf = (form: FormDocument) => ({ ...compile(form).top, outer: compile(initiatorForm).top })

const initiatorForm = {
  list: Object.keys(initiatorModels).map((model) => ({
    type: model.endsWith('s') || model.endsWith('Path') ? 'checkbox' : 'select',
    model,
    options: {},
  })) satisfies Json,
  config: {},
} as FormDocument

const UNEQUAL: ReadonlySet<unknown> = new Set(['ne', 'lt', 'gt'])

/**
 * Whether a condition obviously never holds: `false`, something unequal to itself, or limits on one field that exclude
 * every number. False for unknown forms.
 */
function isNever(condition: Json): boolean {
  if (!isObject(condition)) return false
  if (condition.op === 'literal') return condition.value !== true
  const parts = isList(condition.args) ? condition.args : []
  if (condition.op === 'or') return parts.length > 0 && parts.every(isNever)
  if (UNEQUAL.has(condition.op)) return isOneThing(parts)
  if (condition.op !== 'and') return false
  return parts.some(isNever) || contradicts(parts.flatMap((part) => limitOf(part) ?? []))
}

const contradicts = (limits: readonly Limit[]): boolean =>
  limits.some((a) => limits.some((b) => a !== b && a.model === b.model && excludes(a, b)))

/** No value satisfies both limits. */
function excludes(a: Limit, b: Limit): boolean {
  const [low, high] = [rangeOf(a), rangeOf(b)]
  if (!low || !high || low.low < high.high) return false
  return low.low > high.high || low.openLow || high.openHigh
}

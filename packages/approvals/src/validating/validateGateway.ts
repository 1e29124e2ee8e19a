import { checkExpression } from '@shouya/forms/checkExpression'
import { compile } from '@shouya/forms/compile'
import type { FormDocument } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import type { Branch, Gateway } from '../definition.ts'
import { initiatorModels } from '../initiatorModels.ts'
import type { Offers } from '../offers.ts'
import type { Report } from '../problem.ts'
import { implies } from './implies.ts'
import { isAlways } from './isAlways.ts'
import { isNever } from './isNever.ts'

/** Branches and their conditions, whose operators must fit the fields of the frozen form. */
export function validateGateway(
  { type, branches }: Gateway,
  form: FormDocument,
  { values }: Pick<Offers, 'values'>,
  report: Report,
): undefined {
  const around = { scope: scopeOf(form), option: false, ...(values && { values }) }
  if (branches.length < 2) report('branches.few', ['branches'])
  if (type !== 'parallel' && !branches.some((branch) => branch.else)) report('else.missing', ['branches'])
  for (const [index, branch] of branches.entries()) {
    const here: Report = (code, path = [], params = {}, level = 'error') =>
      report(code, ['branches', index, ...path], params, level)
    if (branch.else && type !== 'parallel' && index < branches.length - 1) here('else.last')
    checkKind(type, branch, here)
    const always = branch.else ? branches.find(({ if: condition }) => condition && isAlways(condition)) : undefined
    if (always) here('else.never', [], { branch: always.name || branches.indexOf(always) + 1 })
    if (type !== 'parallel') checkCondition(branch, branches.slice(0, index), type, around, here)
  }
}

/** Each branch but the else has a condition; in parallel nothing is decided. */
function checkKind(type: Gateway['type'], { if: condition, else: isElse }: Branch, report: Report): undefined {
  const unwanted = type === 'parallel' ? condition !== undefined || isElse : isElse && condition !== undefined
  if (unwanted) report('if.unwanted')
  if (type !== 'parallel' && !isElse && condition === undefined) report('if.missing', ['if'])
}

function checkCondition(
  { if: condition }: Branch,
  earlier: readonly Branch[],
  type: Gateway['type'],
  around: Parameters<typeof checkExpression>[3],
  report: Report,
): undefined {
  if (condition === undefined) return
  const { problems } = checkExpression(condition, ['if'], 'boolean', around)
  for (const { code, path, params } of problems) report('form.expression', path, { ...params, code })
  if (problems.length > 0) return
  if (isNever(condition)) report('if.never', ['if'])
  // Of a choice the first branch that holds is taken, so what holds only where an earlier one does is never reached.
  const shadow = type === 'choice' ? earlier.findIndex((branch) => branch.if && implies(condition, branch.if)) : -1
  if (shadow >= 0) report('if.shadowed', ['if'], { branch: earlier[shadow]?.name || shadow + 1 })
}

/** The fields of the form, and around them what is known of the initiator. */
const scopeOf = (form: FormDocument) => ({ ...compile(form).top, outer: compile(initiatorForm).top })

const initiatorForm = {
  list: Object.keys(initiatorModels).map((model) => ({
    type: model.endsWith('s') || model.endsWith('Path') ? 'checkbox' : 'select',
    model,
    options: {},
  })) satisfies Json,
  config: {},
} as FormDocument

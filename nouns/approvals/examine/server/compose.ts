import type { Flow } from '@shouya/approvals/flow'
import type { Instance } from '@shouya/approvals/instance'
import { notWritable, rightAt, same } from '@shouya/approvals/rights'
import { compile } from '@shouya/forms/compile'
import type { FormDocument, Values } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { composeEntry, judge, type Secret, takeOut } from '../../../customForms/server/public.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { type Row, stateOf } from '../../request/server/request.ts'
import { filled, openSecrets } from './secrets.ts'

export type Composed = { form: Values; secrets: readonly Secret[]; values: Values }

/**
 * The values of a revocation: those of the approved request, including what others entered. They are not validated
 * again, since the rules were for another day; removed fields are left out.
 */
export async function composeCopy(ctx: Ctx, document: FormDocument, of: Row): Promise<Composed> {
  const { form: before } = await frozenFlow(ctx.db, of.flow_version_id)
  const state = stateOf(of)
  const opened = await openSecrets(ctx, of.id, before, state)
  const values = filled(
    state.form,
    opened.map(({ path, value }) => ({ path, value: value ?? null })),
  )
  const { byModel } = compile(document).top
  const knownValues = Object.fromEntries(Object.entries(values).filter(([model]) => byModel.has(model)))
  const { data, secrets } = takeOut(document, knownValues)
  return { form: data as Values, secrets, values: knownValues }
}

/**
 * The values that the initiator submits: only the fields the initiator may write. The others are neither required nor
 * stored; a field that may not be written is an error (1001).
 */
export async function composeStart(ctx: Ctx, { definition, form: document }: Flow, data: Values): Promise<Composed> {
  refuseUnwritable(definition, 'start', data)
  const isTheirs = (model: string) => rightAt(definition, 'start', model) === 'write'
  const judged = await judge(ctx, document, data, undefined, isTheirs)
  const { data: form, secrets } = composeEntry(document, judged)
  return {
    form: Object.fromEntries(Object.entries(form as Values).filter(([model]) => isTheirs(model))),
    secrets: secrets.filter(({ path }) => isTheirs(String(path[0]))),
    values: judged.values,
  }
}

function refuseUnwritable(definition: Flow['definition'], at: string, given: Values): void {
  const refused = notWritable(definition, at, {}, given)
  if (refused.length > 0)
    fail('BadInput', {
      data: refused.map((model) => ({ path: `data.${model}`, reason: 'request.refused.FIELD_NOT_WRITABLE' })),
    })
}

export type Patch = { patch: Values; secrets: readonly Secret[]; values: Values }

/**
 * The fields that a decision, or submitting again, changes: only those that `at` may write, validated together with the
 * stored values of the others. The stored values themselves are not validated again, since the caller could not correct
 * them. A field that may not be written is an error (1001).
 */
export async function composePatch(
  ctx: Ctx,
  { definition, form: document }: Flow,
  id: number,
  instance: Instance,
  at: string,
  given: Values,
): Promise<Patch> {
  refuseUnwritable(definition, at, given)
  const secrets = await openSecrets(ctx, id, document, instance)
  const stored = filled(
    instance.form,
    secrets.map(({ path, value }) => ({ path, value: value ?? null })),
  )
  const mayWrite = (model: string) => rightAt(definition, at, model) === 'write'
  const judged = await judge(ctx, document, { ...stored, ...given }, stored, mayWrite)
  // Defaults of fields that are filled in at another node are not changes of this node.
  const changed = Object.keys({ ...stored, ...judged.values }).filter(
    (model) => mayWrite(model) && !same(fieldOf(stored, model), fieldOf(judged.values, model)),
  )
  const composed = composeEntry(document, judged)
  const isChanged = (model: unknown) => changed.includes(String(model))
  return {
    patch: Object.fromEntries(changed.map((model) => [model, fieldOf(composed.data as Values, model) ?? null])),
    secrets: composed.secrets.filter(({ path }) => isChanged(path[0])),
    values: judged.values,
  }
}

const fieldOf = (values: Values, model: string): Json | undefined =>
  Object.hasOwn(values, model) ? values[model] : undefined

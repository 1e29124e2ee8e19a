import type { NodeId } from '@shouya/approvals/definition'
import { summaryOf } from '@shouya/approvals/summaryOf'
import { message } from '@shouya/contract/messages'
import type { Values } from '@shouya/forms/document'
import { labelOf } from '@shouya/forms/readOptions'
import type { Ctx } from '@shouya/server/core/context.ts'
import { answerText, labelsNow } from '../../../customForms/server/public.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'

const LONGEST = 60

/** `places`: by whose field rights the summary is read. */
type Row = { flow_version_id: number; places: readonly (NodeId | 'start')[]; form: Values | null }

/** Summaries of requests, as far as these places show the fields. */
export const summariesOf = (ctx: Ctx, rows: readonly Row[]) => Promise.all(rows.map((row) => summaryAt(ctx, row)))

async function summaryAt(ctx: Ctx, { flow_version_id, places, form }: Row) {
  const flow = await frozenFlow(ctx.db, flow_version_id)
  const fields = summaryOf(flow, places)
  const values = Object.fromEntries(
    fields.flatMap(({ model }) => {
      const value = form && Object.hasOwn(form, model) ? form[model] : undefined
      return value === undefined || value === null || value === '' ? [] : [[model, value]]
    }),
  )
  const labels = await labelsNow(ctx, flow.form, values)
  return fields.flatMap((field) => {
    const value = values[field.model]
    if (value === undefined) return []
    const text = answerText({ field, value }, labels, message(ctx.lang, 'text.between')).replace(/\s+/g, ' ')
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…`.toWellFormed() : text
    return short === '' ? [] : [{ label: labelOf(field.field), text: short }]
  })
}

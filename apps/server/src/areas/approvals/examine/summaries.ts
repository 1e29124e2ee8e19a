import { summaryOf } from '@shouya/approvals/summaryOf'
import type { Values } from '@shouya/forms/document'
import { labelOf } from '@shouya/forms/readOptions'
import type { Ctx } from '../../../core/context.ts'
import { answerText, labelsNow } from '../../customForms/public.ts'
import { frozenFlow } from '../run/frozenFlow.ts'
import { aloneAt } from './alone.ts'

const LONGEST = 60

type Row = { flow_version_id: number; node_id: string | null; form: Values | null }

/** What requests are about, as far as the nodes show it where they wait for the reader (null: their start), and which are decided alone. */
export const summariesOf = (ctx: Ctx, rows: readonly Row[]) => Promise.all(rows.map((row) => summaryAt(ctx, row)))

async function summaryAt(ctx: Ctx, { flow_version_id, node_id, form }: Row) {
  const flow = await frozenFlow(ctx.db, flow_version_id)
  const fields = summaryOf(flow, node_id ?? 'start')
  const values = Object.fromEntries(
    fields.flatMap(({ model }) => {
      const value = form && Object.hasOwn(form, model) ? form[model] : undefined
      return value === undefined || value === null || value === '' ? [] : [[model, value]]
    }),
  )
  const labels = await labelsNow(ctx, flow.form, values)
  const summary = fields.flatMap((field) => {
    const value = values[field.model]
    if (value === undefined) return []
    const text = answerText({ field, value }, labels).replace(/\s+/g, ' ')
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…`.toWellFormed() : text
    return short === '' ? [] : [{ label: labelOf(field.field), text: short }]
  })
  return { summary, alone: aloneAt(flow.definition, node_id) }
}

import type { Ctx } from '@shouya/server/core/context.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import type { Kysely, Updateable } from 'kysely'
import type { Rectification } from './rules.ts'

type Values = Updateable<DB['rectification']>

/** Writes a change of one row and says it in the log: the fields of `values` before and after. */
export async function change(ctx: Ctx, before: Rectification, values: Values, message?: string) {
  const saved = await updateRow(ctx, 'rectification', before.id, values)
  const old = before as Record<string, unknown>
  ctx.note({
    table: 'rectification',
    id: before.id,
    billNo: before.bill_no,
    before: Object.fromEntries(Object.keys(values).map((field) => [field, old[field]])),
    after: values,
    ...(message === undefined ? {} : { message }),
  })
  return saved
}

const codes = [
  'rectify_new',
  'rectify_review',
  'rectify_returned',
  'rectify_due',
  'rectify_overdue',
  'rectify_delay',
] as const

/** Nothing about it waits for anybody any more. */
export const settleAll = (db: Kysely<Unscoped>, id: number, by: number, now: Date) =>
  settle(db, { codes, table: 'rectification', id, by }, now)

/** Closed or cancelled: whoever called for it goes on from there. */
export const tellSource = (ctx: Ctx, { id, source_table, source_id }: Rectification) =>
  source_table === null || source_id === null
    ? Promise.resolve([])
    : ctx.services.topics.publish(ctx.db, 'rectify.settled', { rectify_id: id, source_table, source_id }, ctx.now)

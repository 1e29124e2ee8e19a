import { type MessageKey, message } from '@shouya/contract/messages'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { closePayments } from '../../payment/server/closePayments.ts'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'

const { table } = pledge
const { unpaid, canceled } = pledge.states.codes

/** Records that wait for their payer. */
export const selectWaiting = (db: Kysely<DB>) =>
  db
    .selectFrom(table)
    .select(['id', 'amount', 'pay_type', 'create_time'])
    .where('status', '=', unpaid)
    .where('type', 'in', [pledgeTypes.paid, pledgeTypes.added])

/** The record of a binding that waits for its payer, locked before the binding, as by whoever reports a payment. */
export const lockWaiting = (db: Kysely<Unscoped>, bindingId: number) =>
  selectWaiting(everything(db)).where('binding_id', '=', bindingId).forUpdate().executeTakeFirst()

/** A locked record waits for its payer no more: what arrives nevertheless is kept for finance. Answers what has changed. */
export async function cancelWaiting(db: Kysely<DB>, id: number, why: MessageKey, now: Date) {
  await closePayments(db, { table, id })
  const change = { status: canceled, fail_reason: message('CN', why) }
  await db
    .updateTable(table)
    .set({ ...change, finish_time: now, update_time: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  return change
}

/** Cancels a record since somebody pays otherwise. */
export async function replaceWaiting(ctx: Ctx, id: number): Promise<void> {
  const after = await cancelWaiting(everything(ctx.db), id, 'deposit.online.replaced', ctx.now)
  ctx.note({ table, id, before: { status: unpaid }, after })
}

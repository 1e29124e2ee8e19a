import type { Definition } from '@shouya/approvals/definition'
import type { Values } from '@shouya/forms/document'
import { codesOf } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { requestsSaying } from '../../effect/server/requestsSaying.ts'
import { request } from '../../request/noun.ts'
import { readableRequests } from '../../request/server/find.ts'

const topic = 'purchase.register'

/**
 * A repair order is paid for once (domain 8.3): 1001 while another request that names it is undecided. The lock makes the second of
 * two at once see the first.
 */
export async function checkPaidOnce(
  ctx: Ctx,
  self: number,
  { onPass = [] }: Definition,
  values: Values,
): Promise<void> {
  const { repair_order_no: named } = values
  if (typeof named !== 'string' || named === '' || !onPass.some((effect) => effect.topic === topic)) return
  await sql`select pg_advisory_xact_lock(hashtext(${`repair_order_no ${named}`}))`.execute(ctx.db)
  const other = await requestsSaying(ctx.db, { topic, says: { repair_order_no: named } })
    .where('status', 'in', codesOf(request, request.states.open))
    .where('id', '<>', self)
    .executeTakeFirst()
  if (!other) return
  // Whose request it is may be no affair of the caller's.
  const isReadable = (await readableRequests(ctx, [{ oa_examine_id: other.id }])).has(other.id)
  if (isReadable) failAt('data.repair_order_no', 'request.refused.paidFor', { bill: other.bill_no ?? '' })
  failAt('data.repair_order_no', 'request.refused.paidForUnseen')
}

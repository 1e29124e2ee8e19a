import type { Definition } from '@shouya/approvals/definition'
import type { Values } from '@shouya/forms/document'
import { codesOf } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { asksFor } from '../../effect/server/asksFor.ts'
import { PURCHASE, requestsPayingFor } from '../../effect/server/requestsPayingFor.ts'
import { request } from '../../request/noun.ts'
import { readableRequests } from '../../request/server/find.ts'

/**
 * A repair order is paid for once (domain 8.3): 1001 while another request that can pay for it is undecided. Requests of units that
 * may not ask for it pay for nothing, so they neither block nor are blocked. The lock makes the second of two at once see the first.
 */
export async function checkPaidOnce(
  ctx: Ctx,
  self: { id: number; dept_id: number },
  { onPass = [] }: Definition,
  values: Values,
): Promise<void> {
  const { repair_order_no: named } = values
  if (typeof named !== 'string' || named === '' || !onPass.some(({ topic }) => topic === PURCHASE)) return
  const order = await everything(ctx.db)
    .selectFrom('repair_order')
    .select(['bill_no', 'dept_id'])
    .where('bill_no', '=', named)
    .where(asksFor(sql`${self.dept_id}`, sql.ref('repair_order.dept_id')))
    .executeTakeFirst()
  if (!order) return
  await sql`select pg_advisory_xact_lock(hashtext(${`repair_order_no ${named}`}))`.execute(ctx.db)
  const other = await requestsPayingFor(ctx.db, order)
    .where('status', 'in', codesOf(request, request.states.open))
    .where('id', '<>', self.id)
    .executeTakeFirst()
  if (!other) return
  // Whose request it is may be no affair of the caller's.
  const isReadable = (await readableRequests(ctx, [{ oa_examine_id: other.id }])).has(other.id)
  if (isReadable) failAt('data.repair_order_no', 'request.refused.paidFor', { bill: other.bill_no ?? '' })
  failAt('data.repair_order_no', 'request.refused.paidForUnseen')
}

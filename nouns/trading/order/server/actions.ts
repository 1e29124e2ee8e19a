import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { sql } from 'kysely'
import { countByStatus } from '../../server/countByStatus.ts'
import * as Order from '../contract.ts'
import { order as noun } from '../noun.ts'
import { buyerNamed, buyersFor } from './buyers.ts'
import { deliver } from './deliver.ts'
import { offersFor } from './offers.ts'
import { pay } from './pay.ts'
import { conditionsOf, detailsOf, rowsOf, selectOrders } from './rows.ts'
import { whyNot } from './rules.ts'
import { saveOrder } from './save.ts'
import { step } from './step.ts'
import { status } from './types.ts'
import { updateStatus } from './update.ts'

export const order = handle(Order, {
  ...listActions(noun, {
    conditionsOf,
    select: selectOrders,
    listed: rowsOf,
    detailed: detailsOf,
    paper: { order: ['create_time'], max: Order.MOST_PRINTED },
  }),

  GetOrderStatusCount: (ctx, { status: _, ...query }) => countByStatus(ctx, 'trade_order', conditionsOf(ctx)(query)),

  async GetOrderTotalAmount(ctx, query) {
    const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
    return ctx.scoped
      .rows('trade_order')
      .select([sql<number>`count(*)::int`.as('count'), sum('total_amount').as('total_amount')])
      .select([sum('paid_amount').as('paid_amount'), sum('refund_amount').as('refund_amount')])
      .where(conditionsOf(ctx)(query))
      .$if(!query.status?.includes(status.canceled), (rows) => rows.where('status', '<>', status.canceled))
      .executeTakeFirstOrThrow()
  },

  GetBuyerList: (ctx, { keywords }) => buyersFor(ctx, keywords),

  async GetOfferList(ctx, { order_type, ...named }) {
    const buyer = await buyerNamed(ctx, named)
    return { discount_rate: buyer.discount_rate, offers: await offersFor(ctx, buyer, order_type) }
  },

  Save: saveOrder,
  Pay: pay,
  UpdateStatus: updateStatus,
  Deliver: deliver,

  async Invoice(ctx, { id, version, invoice_no }) {
    const before = await toMove(ctx, noun, { id, version }, 'invoice', whyNot(ctx, 'invoice'))
    return step(ctx, before, 'invoice', { invoice_no }, invoice_no)
  },

  async Delete(ctx, seen) {
    const before = await toMove(ctx, noun, seen, 'delete', whyNot(ctx, 'delete'))
    const parts = [{ table: 'order_line', column: 'order_id' }] as const
    return discard(ctx, noun, before, { name: `${before.bill_no} ${before.buyer_name}`, parts })
  },
})

import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { conditionsIn, stillOpen } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { forcible } from '../../../maintenance/repairOrder/rules.ts'
import { countByStatus } from '../../server/countByStatus.ts'
import type * as Trade from '../contract.ts'
import { tradeRepair } from '../noun.ts'
import { movesOf, status } from './rules.ts'

/** What it costs has been paid with its order, and not paid back: `trade_order.status` 2 to 5. */
export const isPaid = sql<boolean>`exists (select from trade_order paid
  where paid.id = trade_repair.pay_order_id and paid.status in (2, 3, 31, 4, 5)
    and paid.paid_amount - paid.refund_amount >= trade_repair.total_fee)`

const isUnpaid = sql<boolean>`(trade_repair.status = ${sql.lit(status.confirming)} and trade_repair.total_fee > 0 and not ${isPaid})`

/** The conditions of the list, the export and the counters. */
export const conditionsOf =
  () =>
  (query: Trade.TradeFilters): RawBuilder<boolean> =>
    allOf([
      ...conditionsIn(tradeRepair, query),
      ...when(query.open, stillOpen(tradeRepair)),
      ...when(query.unpaid, isUnpaid),
    ])

/** Repairs in the caller's scope, with the names of whose terminals they are. */
export const selectRepairs = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('trade_repair')
    .selectAll('trade_repair')
    .select([
      sql<string>`(select agent_name from agent where agent.id = trade_repair.agent_id)`.as('agent_name'),
      sql<string | null>`(select member_name from member where member.id = trade_repair.member_id)`.as('member_name'),
      sql<string | null>`(select device_no from device where device.id = trade_repair.replace_device_id)`.as(
        'replace_device_no',
      ),
      isPaid.as('paid'),
    ])

export type Listed = Awaited<ReturnType<ReturnType<typeof selectRepairs>['executeTakeFirstOrThrow']>>

/** Each has a terminal, which an agent has. */
const whose = ({ device_id, device_no, agent_id }: Listed) => ({
  ...{ device_id: device_id as number, device_no: device_no as string, agent_id: agent_id as number },
})

export const rowsOf = ({ user }: Pick<Ctx, 'user'>, rows: readonly Listed[]): Row<typeof Trade.GetTradePageList>[] =>
  rows.map((row) => ({ ...row, ...whose(row), allowed: movesOf(row, user) }))

/** Repairs with their parts, their flow and the order that pays for them. */
export const detailsOf = (ctx: Ctx, rows: readonly Listed[]): Promise<Row<typeof Trade.GetTrade>[]> =>
  Promise.all(
    rows.map(async (row) => {
      const [shown] = rowsOf(ctx, [row]) as [Row<typeof Trade.GetTradePageList>]
      const items = await ctx.db
        .selectFrom('repair_part')
        .select(['seq', 'name', 'spec', 'qty', 'price', 'under_warranty'])
        .where('order_id', '=', row.id)
        .orderBy('seq')
        .execute()
      const flow = await ctx.db
        .selectFrom('repair_flow')
        .select(['action', 'from_status', 'to_status', 'user_name', 'note', 'create_time'])
        .where('order_id', '=', row.id)
        .orderBy('id')
        .execute()
      const order =
        row.pay_order_id === null
          ? undefined
          : await ctx.scoped
              .rows('trade_order')
              .select(['id', 'bill_no', 'status'])
              .where('id', '=', row.pay_order_id)
              .executeTakeFirst()
      return {
        ...{ ...row, ...shown, items, flow },
        pay_order: order ? { ...order, paid: row.paid } : null,
        forcible: shown.allowed.includes('force') ? forcibleOf(row) : [],
      }
    }),
  )

/** Here somebody of the platform is sent, where the bank sends a vendor. */
export const forcibleOf = (row: Pick<Listed, 'status' | 'dispatch_user_id' | 'accept_time' | 'fix_time'>): number[] =>
  forcible({ ...row, company_id: row.dispatch_user_id })

/** Repairs of a query by state: the tabs of the list. */
export const countRepairs: Handler<typeof Trade.GetTradeCount> = async (ctx, { status: _, ...query }) => {
  const status = await countByStatus(ctx, 'trade_repair', conditionsOf()(query))
  return { status, all: Object.values(status).reduce((sum, count) => sum + count, 0) }
}

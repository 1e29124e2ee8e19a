import type { Row } from '@shouya/contract/action'
import { codesOf } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, onDays, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { payType } from '../../payment/noun.ts'
import { paymentsOfAll } from '../../payment/server/payments.ts'
import { datedConditions } from '../../server/datedConditions.ts'
import type * as Contract from '../contract.ts'
import { order, refundStatus } from '../noun.ts'
import { discountRatesOf } from './buyers.ts'
import { linesOfAll } from './linesOfAll.ts'
import { refundsOfAll } from './refundsOfAll.ts'
import { movesOf } from './rules.ts'
import { status, table } from './types.ts'

/** How many lines a row shows. */
const SHOWN = 3

const isToConfirm = sql<boolean>`(trade_order.status = ${sql.lit(status.ordered)}
  and trade_order.pay_type in (${sql.lit(payType.transfer)}, ${sql.lit(payType.offline)}))`

const isToInvoice = sql<boolean>`(trade_order.status in (${sql.join(codesOf(order, order.moves.invoice.from).map(sql.lit))})
  and trade_order.invoice_title is not null and trade_order.invoice_no is null)`

/** Orders of which something was paid back on some days; its list column has the last time alone. */
function refundedOn({
  begin_date,
  end_date,
}: Pick<Contract.Filters, 'begin_date' | 'end_date'>): RawBuilder<boolean>[] {
  const days = onDays('refund.decide_time', { begin_date, end_date })
  if (days.length === 0) return []
  const paid = sql`refund.order_id = trade_order.id and refund.status = ${sql.lit(refundStatus.paid)}`
  return [sql<boolean>`exists (select from order_refund refund where ${paid} and ${allOf(days)})`]
}

const onItsDays = ({ days_of, begin_date, end_date, ...query }: Contract.Filters): RawBuilder<boolean>[] =>
  days_of === 'refund_time'
    ? [...conditionsIn(order, query), ...refundedOn({ begin_date, end_date })]
    : datedConditions(order, { days_of, begin_date, end_date, ...query })

/** The conditions of the lists, the print, the export and the counters. */
export const conditionsOf =
  (_: unknown) =>
  (query: Contract.Filters): RawBuilder<boolean> =>
    allOf([
      ...onItsDays(query),
      ...when(query.agent_id, sql`trade_order.agent_id = ${query.agent_id}`),
      ...when(query.buyer_type, sql`trade_order.buyer_type = ${query.buyer_type}`),
      ...when(query.to_confirm, isToConfirm),
      ...when(query.to_invoice, isToInvoice),
    ])

/** A column of the last delivery. */
const lastSent = <V>(column: 'express_company' | 'express_no') =>
  sql<V | null>`(select ${sql.ref(`sent.${column}`)} from order_delivery sent where sent.order_id = trade_order.id
    order by seq desc limit 1)`

/** Orders in scope, with what is ordered and what was refunded in words. */
export const selectOrders = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('trade_order')
    .innerJoin('agent', 'agent.id', 'trade_order.agent_id')
    .selectAll('trade_order')
    .select('agent.agent_name')
    .select(
      sql<string>`(select string_agg(item_name || '×' || qty, '、' order by seq) from order_line line
        where line.order_id = trade_order.id and seq <= ${sql.lit(SHOWN)})`.as('goods'),
    )
    .select(
      sql<string | null>`(select string_agg(item_name || '×' || refunded_qty, '、' order by seq) from order_line line
        where line.order_id = trade_order.id and refunded_qty > 0)`.as('refunded_goods'),
    )
    .select([
      lastSent<number>('express_company').as('express_company'),
      lastSent<string>('express_no').as('express_no'),
    ])

export type Selected = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

export const rowsOf = (
  ctx: Pick<Ctx, 'user' | 'now' | 'services'>,
  rows: readonly Selected[],
): Row<typeof Contract.GetPageList>[] =>
  rows.map((row) => ({ ...row, goods: row.goods ?? '', allowed: movesOf(ctx, row) }))

type Detail = Row<typeof Contract.Get>

/** Orders with their lines, deliveries, refunds, flow and payments, however many in the same number of queries. */
export async function detailsOf(ctx: Ctx, rows: readonly Selected[]): Promise<Detail[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const shown = rowsOf(ctx, rows)
  const [lines, deliveries, refunds, flow, payments, rates] = await Promise.all([
    linesOfAll(ctx, rows),
    deliveriesOf(ctx, ids),
    refundsOfAll(ctx, ids),
    ctx.db
      .selectFrom('order_flow')
      .select(['order_id', 'action', 'from_status', 'to_status', 'user_name', 'note', 'create_time'])
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
    paymentsOfAll(ctx, table, ids),
    discountRatesOf(ctx, rows),
  ])
  const of = <R extends { order_id: number }>(all: readonly R[], id: number) =>
    all.filter((each) => each.order_id === id)
  return rows.map((row, at) => ({
    ...row,
    ...(shown[at] as Row<typeof Contract.GetPageList>),
    discount_rate: rates(row),
    ...{ lines: of(lines, row.id), deliveries: of(deliveries, row.id), flow: of(flow, row.id) },
    refunds: of(refunds, row.id),
    payments: payments.filter(({ biz_id }) => biz_id === row.id),
  }))
}

async function deliveriesOf({ db }: Pick<Ctx, 'db'>, orderIds: readonly number[]) {
  const deliveries = await db
    .selectFrom('order_delivery')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('seq')
    .execute()
  const { rows: sent } = await sql<{ delivery_id: number } & Detail['deliveries'][number]['lines'][number]>`
    select part.delivery_id, part.line_id, line.item_name, part.qty,
      array(select device_no from device where id = any(part.device_ids) order by device_no)::text[] as device_nos
    from order_delivery_line part join order_line line on line.id = part.line_id
    where line.order_id = any(${[...orderIds]}::bigint[]) order by line.seq`.execute(db)
  return deliveries.map((delivery) => ({
    ...delivery,
    lines: sent.filter(({ delivery_id }) => delivery_id === delivery.id),
  }))
}

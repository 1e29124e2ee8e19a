import { accountCodes } from '@shouya/contract/ledger'
import type { Ctx } from '@shouya/server/core/context.ts'
import { ownerType as accountOwner } from '@shouya/server/core/ledger/accountTypes.ts'
import { direction } from '@shouya/server/core/ledger/book.ts'
import { lastDays } from '@shouya/server/core/time/lastDays.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { ownerType } from '../../consumeBalance/noun.ts'
import type { TradeFigure } from '../figures.ts'
import { periodsOf } from './periods.ts'
import { getStat } from './stat.ts'
import { getUseStat } from './useStat.ts'

const DAYS = 30
const MOST = 12

const row = (key: string | number, name: string | null, ...values: number[]) => ({ key: String(key), name, values })

/** Figures of the ledger of each of the last thirty days. */
async function ledgerDays<Figure extends TradeFigure>(ctx: Ctx, ...figures: Figure[]) {
  const { rows } = await getStat(ctx, { ...lastDays(ctx, DAYS), group: 'day' })
  return { columns: figures, rows: rows.map((day) => row(day.period, null, ...figures.map((name) => day[name]))) }
}

/** 产品占比 (domain 15): the price of products of orders paid in the last thirty days, without pieces given back; the most first. */
async function tradeProducts(ctx: Ctx) {
  const rows = await ctx.scoped
    .rows('trade_order')
    .innerJoin('order_line as line', 'line.order_id', 'trade_order.id')
    .innerJoin('product', 'product.id', 'line.product_id')
    .select(['product.id', 'product.product_name'])
    .select(sql<number>`sum(line.price * line.months * (line.qty - line.refunded_qty))::bigint`.as('sold'))
    .where(allOf(onDays('trade_order.pay_time', lastDays(ctx, DAYS))))
    .groupBy('product.id')
    .having(sql<boolean>`sum(line.qty - line.refunded_qty) > 0`)
    .orderBy('sold', 'desc')
    .orderBy('product.id')
    .limit(MOST)
    .execute()
  return { columns: ['sold' as const], rows: rows.map(({ id, product_name, sold }) => row(id, product_name, sold)) }
}

/** 城市分布 (domain 15): uses of the last thirty days by the city in which the device stood; the most first. */
async function tradeCities(ctx: Ctx) {
  const { rows } = await getUseStat(ctx, { ...lastDays(ctx, DAYS), group: 'day', by: 'city' })
  return {
    columns: ['uses' as const],
    rows: rows
      .filter(({ key }) => key !== '')
      .slice(0, MOST)
      .map(({ key, name, done, interrupted, failed }) => row(key, name, done + interrupted + failed)),
  }
}

/** 使用次数 (domain 15) of each of the last thirty days. */
async function useDays(ctx: Ctx) {
  const { rows } = await getUseStat(ctx, { ...lastDays(ctx, DAYS), group: 'day', by: 'period' })
  return {
    columns: ['used' as const, 'interrupted' as const, 'failed' as const],
    rows: rows.map(({ key, done, interrupted, failed }) => row(key, null, done, interrupted, failed)),
  }
}

/** Of what agents have, their people see what is their own agent's, not what those below it have. */
const ownAgents = ({ user: { scope } }: Ctx, column: string) =>
  scope.kind === 'party' ? sql<boolean>`${sql.ref(column)} = ${scope.partyId}` : sql<boolean>`true`

/** 授权剩余 (domain 15): what agents may still pass on, by consumable; the least first. */
async function balanceLeft(ctx: Ctx) {
  const rows = await ctx.scoped
    .rows('consume_balance')
    .innerJoin('consume', 'consume.id', 'consume_balance.consume_id')
    .select(['consume.id', 'consume.consume_name'])
    .select(sql<number>`sum(consume_balance.quantity - consume_balance.frozen)::bigint`.as('left'))
    .where('consume_balance.owner_type', '=', ownerType.agent)
    .where(ownAgents(ctx, 'consume_balance.owner_id'))
    .groupBy('consume.id')
    .orderBy('left')
    .orderBy('consume.id')
    .limit(MOST)
    .execute()
  return { columns: ['left' as const], rows: rows.map(({ id, consume_name, left }) => row(id, consume_name, left)) }
}

/** 余额 (domain 15): agents' money by account: goods paid in advance, commission. */
async function agentMoney(ctx: Ctx) {
  const { goods, commission } = await ctx.scoped
    .rows('ledger_account')
    .select(
      (['goods', 'commission'] as const).map((name) =>
        sql<number>`coalesce(sum(balance - frozen) filter (where account_type = ${accountCodes[name]}), 0)::bigint`.as(
          name,
        ),
      ),
    )
    .where('owner_type', '=', accountOwner.agent)
    .where(ownAgents(ctx, 'owner_id'))
    .executeTakeFirstOrThrow()
  return { columns: ['money' as const], rows: [row('goods', null, goods), row('commission', null, commission)] }
}

/** 收退款日线 (domain 15): what has arrived and left, by the accounts of cash and banks. */
async function moneyDays(ctx: Ctx) {
  const days = lastDays(ctx, DAYS)
  const sumOf = (side: number) =>
    sql<number>`coalesce(sum(entry.amount) filter (where entry.direction = ${side}), 0)::bigint`
  const moved = await ctx.scoped
    .rows('ledger_account')
    .innerJoin('ledger_entry as entry', 'entry.account_id', 'ledger_account.id')
    .select(sql<string>`to_char(entry.occur_time, 'YYYY-MM-DD')`.as('day'))
    .select([sumOf(direction.debit).as('received'), sumOf(direction.credit).as('given_back')])
    .where('account_type', '=', accountCodes.cash)
    .where(allOf(onDays('entry.occur_time', days)))
    .groupBy('day')
    .execute()
  const byDay = new Map(moved.map(({ day, received, given_back }) => [day, [received, given_back]]))
  return {
    columns: ['received' as const, 'given_back' as const],
    rows: periodsOf({ ...days, group: 'day' }).map((day) => row(day, null, ...(byDay.get(day) ?? [0, 0]))),
  }
}

/** The charts of trading on work benches (domain 15). */
export const tradeCharts = {
  trade_days: (ctx: Ctx) => ledgerDays(ctx, 'orders', 'refunds'),
  deposit_days: (ctx: Ctx) => ledgerDays(ctx, 'deposits'),
  recharge_days: (ctx: Ctx) => ledgerDays(ctx, 'recharges'),
  ...{ money_days: moneyDays, trade_products: tradeProducts, trade_cities: tradeCities, use_days: useDays },
  ...{ balance_left: balanceLeft, agent_money: agentMoney },
}

import type { Row } from '@shouya/contract/action'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, among, matching, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Balance from '../contract.ts'
import { adjustmentStatus, consumeBalance } from '../noun.ts'
import { ofIdleDevice } from './ofIdleDevice.ts'
import { ownerName } from './ownerName.ts'
import { ownAgentOf } from './owners.ts'

/** Days before its end from which a balance is about to end. */
const SOON = 30

/** A device in stock, given back or scrapped needs nothing. */
const isLow = sql<boolean>`(consume_balance.quantity - consume_balance.frozen <= consume_balance.warn_quantity
  and not ${ofIdleDevice})`
const waits = (further = sql`true`) => sql<boolean>`exists (select from consume_adjustment asked
  where asked.balance_id = consume_balance.id and asked.status = ${sql.lit(adjustmentStatus.waiting)} and ${further})`

/** Balances of owners, or of consumables, that keywords find: names are looked up where they are kept. */
function called(keywords: string): RawBuilder<boolean>[] {
  if (keywords === '') return []
  const found = (table: string) => allOf(matching(`${table}.search_text`, keywords))
  return [
    sql`(consume_balance.consume_id = any(array(select consume.id from consume where ${found('consume')}))
      or consume_balance.owner_type = 1 and consume_balance.owner_id = any(array(select agent.id from agent where ${found('agent')}))
      or consume_balance.owner_type = 2 and consume_balance.owner_id = any(array(select device.id from device where ${found('device')}))
      or consume_balance.owner_type = 3 and consume_balance.owner_id = any(array(select member.id from member where ${found('member')})))`,
  ]
}

/** The conditions of the list, the export and the counters. */
export const conditionsOf =
  ({ now, services }: Pick<Ctx, 'now' | 'services'>) =>
  ({ keywords, ...query }: Balance.BalanceFilters): RawBuilder<boolean> => {
    const today = localDay(now, services.database.timezone)
    return allOf([
      ...conditionsIn(consumeBalance, { ...query, keywords: '' }),
      ...called(keywords),
      ...among('consume_balance.owner_type', query.owner_type),
      ...when(query.low, isLow),
      ...when(query.waiting, waits()),
      ...when(
        query.expiring,
        sql`consume_balance.quantity > 0 and consume_balance.expire_date <= ${addDays(today, SOON)}::date`,
      ),
    ])
  }

/** What an agent can pass on: its own people only what it has itself. */
export const passableBy = (ctx: Pick<Ctx, 'user'>) =>
  sql<boolean>`(consume_balance.owner_type = 1 and consume_balance.quantity > consume_balance.frozen
    and consume_balance.owner_id = coalesce(${ownAgentOf(ctx)}::bigint, consume_balance.owner_id))`

/** Balances in the caller's scope, with the names of their owners. */
export const selectBalances = ({ scoped, user }: Pick<Ctx, 'scoped' | 'user'>) =>
  scoped
    .rows('consume_balance')
    .selectAll('consume_balance')
    .select([
      ownerName().as('owner_name'),
      sql<string>`(select agent_name from agent where agent.id = consume_balance.agent_id)`.as('agent_name'),
      sql<string>`(select consume_name from consume where consume.id = consume_balance.consume_id)`.as('consume_name'),
      isLow.as('low'),
      waits().as('waiting'),
      passableBy({ user }).as('passable'),
      (can(user, consumeBalance.permission, 'adjust_audit')
        ? waits(sql`asked.apply_user_id <> ${user.userId}`)
        : sql<boolean>`false`
      ).as('auditable'),
    ])

type Stored = Row<typeof Balance.GetBalancePageList>

/** How many of its last adjustments a record shows. */
const SHOWN = 20

/** Balances with their last adjustments. */
export const detailsOf = ({ db, user }: Ctx, rows: readonly Stored[]): Promise<Row<typeof Balance.GetBalance>[]> =>
  Promise.all(
    rows.map(async (row) => {
      const adjustments = await db
        .selectFrom('consume_adjustment')
        .selectAll()
        .where('balance_id', '=', row.id)
        .orderBy('id', 'desc')
        .limit(SHOWN)
        .execute()
      return {
        ...row,
        adjustments: adjustments.map((each) => {
          const isWaiting = each.status === adjustmentStatus.waiting
          const isOwn = each.apply_user_id === user.userId
          return {
            ...each,
            auditable: isWaiting && !isOwn && can(user, consumeBalance.permission, 'adjust_audit'),
            withdrawable: isWaiting && isOwn && can(user, consumeBalance.permission, 'adjust'),
          }
        }),
      }
    }),
  )

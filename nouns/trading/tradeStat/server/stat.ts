import type { Input, Row } from '@shouya/contract/action'
import { accountCodes } from '@shouya/contract/ledger'
import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { lastOutcome } from '../../ledgerDifference/server/checks.ts'
import type { GetStat } from '../contract.ts'
import { change, entriesIn, figuresOf, type Moved } from './entries.ts'
import { formatOf, periodsOf } from './periods.ts'

type Query = Input<typeof GetStat>
type Stat = Row<typeof GetStat>

const { deposit } = accountCodes

/** Figures of trading, from the ledger alone (domain 11.12). */
export async function getStat(ctx: Ctx, query: Query): Promise<Stat> {
  const [{ rows: moved }, held, check] = await Promise.all([
    sql<Moved & { period: string }>`
      select to_char(entry.occur_time, ${formatOf(query)}) as period, txn.event, account.account_type, sum(${change})::bigint as change
      from ${entriesIn(ctx)}
      where ${allOf(onDays('entry.occur_time', query))} group by 1, 2, 3`.execute(ctx.db),
    depositsAfter(ctx, query.end_date),
    lastOutcome(ctx),
  ])
  // From the last period back: what was held at the end of each.
  let deposits = held
  const rows: Stat['rows'] = []
  for (const period of periodsOf(query).toReversed()) {
    const own = moved.filter((row) => row.period === period)
    rows.unshift({ period, ...figuresOf(own), deposits })
    for (const row of own) if (row.account_type === deposit) deposits -= row.change
  }
  return { sum: { ...figuresOf(moved), deposits: held }, rows, check }
}

/** Members' deposits after a day: those of now, less what came since. */
async function depositsAfter(ctx: Ctx, day: string): Promise<number> {
  const { held } = await ctx.scoped
    .rows('ledger_account')
    .select(sql<number>`coalesce(sum(balance), 0)::bigint`.as('held'))
    .where('account_type', '=', deposit)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ since: number }>`
    select coalesce(sum(${change}), 0)::bigint as since from ${entriesIn(ctx)}
    where account.account_type = ${deposit} and entry.occur_time >= ${addDays(day, 1)}::date`.execute(ctx.db)
  return held - (rows[0]?.since ?? 0)
}

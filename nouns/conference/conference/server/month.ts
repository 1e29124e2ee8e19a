import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import * as Contract from '../contract.ts'
import { conditionsOf } from './rows.ts'

/** The meetings of a month, in the order in which they begin. */
export async function monthOf(
  ctx: Ctx,
  { month, mine }: Input<typeof Contract.GetMonth>,
): Promise<Answered<typeof Contract.GetMonth>> {
  const first = `${month}-01`
  const rows = await ctx.scoped
    .rows('conference')
    .select(['id', 'title', 'begin_time', 'end_time', 'room', 'status'])
    .where(sql<boolean>`begin_time >= ${first}::date and begin_time < ${first}::date + interval '1 month'`)
    .where(conditionsOf(ctx)({ keywords: '', include_child: 1, mine } as Contract.Filters))
    .orderBy('begin_time')
    .orderBy('id')
    .limit(Contract.MOST_OF_MONTH + 1)
    .execute()
  const meetings = rows.slice(0, Contract.MOST_OF_MONTH).map((row) => ({ ...row, day: row.begin_time.slice(0, 10) }))
  return { more: rows.length > meetings.length, meetings }
}

import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { moveMatched } from './boxes.ts'
import { itemsOf } from './parts.ts'
import { type MoneyBox, status } from './rules.ts'

/** Both sides have signed: the handover is done but for the vehicle's leaving, and its boxes are where they went. */
export async function handOver(ctx: Ctx, row: MoneyBox): Promise<MoneyBox> {
  const stuck = await moveMatched(ctx, row.id, await itemsOf(ctx.db, [row.id]))
  if (stuck.length > 0) fail('WrongState', { reason: 'moneyBox.boxMoved', params: { box: stuck } })
  const end = row.end_time ?? later(row.begin_time, localTime(ctx.now, ctx.services.database.timezone))
  const after = await ctx.scoped
    .change('money_box')
    .set({ status: status.handedOver, end_time: end, handed_time: sql<string>`${ctx.now}::timestamptz` })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await settle(ctx.db, { codes: ['escort_sign'], table: 'money_box', id: row.id, by: ctx.user.userId }, ctx.now)
  return after
}

/** A door's clock may run a little ahead of the server's. */
const later = (a: string | null, b: string): string => (a !== null && a > b ? a : b)

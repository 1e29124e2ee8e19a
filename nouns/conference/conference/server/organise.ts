import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { remindAll, settle } from '@shouya/server/core/messages/remind.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { conference } from '../noun.ts'
import { LEAST_PEOPLE } from '../rules.ts'
import { linesOf } from './lines.ts'
import { organised } from './organised.ts'
import { ahead, receiversOf, reminderOf } from './reminders.ts'
import { status } from './types.ts'

const { table } = conference

/** Announces a draft to everybody invited. */
export async function publish(
  ctx: Ctx,
  seen: Input<typeof Contract.Publish>,
): Promise<Answered<typeof Contract.Publish>> {
  const before = await organised(ctx, seen, 'publish')
  if (before.begin_time <= localTime(ctx.now, ctx.services.database.timezone))
    failAt('begin_time', 'conference.refused.past')
  const lines = await linesOf(ctx.db, [before.id])
  if (lines.length < LEAST_PEOPLE) failAt('people', 'conference.refused.few', { min: LEAST_PEOPLE })
  const saved = await changeRow(ctx, conference, before, { status: status.announced, publish_time: ctx.now })
  const receivers = receiversOf(lines, ctx.user.userId)
  await remindAll(ctx.db, [reminderOf('conference_invited', before, receivers, saved.version)], ctx.now)
  return saved
}

/** Cancels it: whoever was invited hears why, and nobody is asked for a reply any more. */
export async function cancel(
  ctx: Ctx,
  { reason, ...seen }: Input<typeof Contract.Cancel>,
): Promise<Answered<typeof Contract.Cancel>> {
  const before = await organised(ctx, seen, 'cancel')
  const saved = await changeRow(ctx, conference, before, { status: status.cancelled, cancel_reason: reason }, reason)
  if (before.publish_time === null) return saved
  const { userId } = ctx.user
  await settle(ctx.db, { codes: ahead, table, id: before.id, by: userId }, ctx.now)
  const receivers = receiversOf(await linesOf(ctx.db, [before.id]), userId)
  await remindAll(ctx.db, [reminderOf('conference_cancelled', before, receivers, saved.version, reason)], ctx.now)
  return saved
}

/** Takes a draft into the recycle bin, with whom it would have invited. */
export async function remove(ctx: Ctx, seen: Input<typeof Contract.Delete>): Promise<null> {
  const row = await organised(ctx, seen, 'delete')
  const parts = [{ table: 'conference_user', column: 'conference_id' }] as const
  return discard(ctx, conference, row, { name: `${row.dept_name} ${row.title} ${row.bill_no}`, parts })
}

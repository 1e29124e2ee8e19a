import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { rectification } from '../noun.ts'
import { toMove } from './find.ts'
import { officersOf } from './officersOf.ts'
import { deciders } from './rules.ts'
import { tell } from './tell.ts'

/** Requests a later deadline; the deadline changes only when the request is granted. */
export async function askDelay(
  ctx: Ctx,
  { id, version, deadline, reason }: Input<typeof Contract.Delay>,
): Promise<Result<typeof Contract.Delay>> {
  const before = await toMove(ctx, id, version, 'delay')
  if (deadline <= before.deadline || deadline < localDay(ctx.now, ctx.services.database.timezone))
    return failAt('deadline', 'rectification.refused.deadlineLater')
  await ctx.db
    .insertInto('rectify_delay')
    .values({
      rectify_id: id,
      deadline_before: before.deadline,
      deadline_wanted: deadline,
      reason,
      apply_user_id: ctx.user.userId,
      apply_user_name: ctx.user.name,
      apply_time: ctx.now,
    })
    .execute()
  const saved = await changeRow(ctx, rectification, before, {}, `${before.deadline} → ${deadline} ${reason}`)
  const officers = await officersOf(everything(ctx.db), before.dept_id, deciders)
  await tell(ctx, before, 'rectify_delay', officers, { params: { deadline }, level: 2 })
  return saved
}

/** Grants or refuses the later deadline; 1004 for one's own request. */
export async function decideDelay(
  ctx: Ctx,
  { id, version, granted, opinion }: Input<typeof Contract.DecideDelay>,
): Promise<Result<typeof Contract.DecideDelay>> {
  const before = await toMove(ctx, id, version, 'decideDelay')
  const request = await ctx.db
    .updateTable('rectify_delay')
    .set({
      granted,
      opinion,
      decide_user_id: ctx.user.userId,
      decide_user_name: ctx.user.name,
      decide_time: ctx.now,
    })
    .where('rectify_id', '=', id)
    .where('granted', 'is', null)
    .returning(['deadline_wanted', 'apply_user_id'])
    .executeTakeFirstOrThrow()
  const next = granted ? { deadline: request.deadline_wanted, delay_count: before.delay_count + 1 } : {}
  const saved = await changeRow(ctx, rectification, before, next, opinion ?? undefined)
  const codes = granted ? (['rectify_delay', 'rectify_due', 'rectify_overdue'] as const) : (['rectify_delay'] as const)
  await settle(ctx.db, { codes, table: 'rectification', id, by: ctx.user.userId }, ctx.now)
  const params = { deadline: request.deadline_wanted, opinion: opinion ?? '' }
  const code = granted ? 'rectify_delay_granted' : 'rectify_delay_refused'
  await tell(ctx, before, code, [request.apply_user_id], { params, level: 1 })
  return saved
}

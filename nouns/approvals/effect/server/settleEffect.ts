import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type * as Effect from '../contract.ts'
import { effectStates } from '../noun.ts'
import { isOfPermits } from './permitTopics.ts'
import { publishEffect } from './publishEffects.ts'
import { movesOf, selectEffects } from './shownEffects.ts'
import { topicName } from './topics.ts'

/** An effect that can be settled, locked, so that only one of two concurrent calls can settle it. */
async function open(ctx: Ctx, id: number) {
  const { db } = ctx
  const there = await db
    .selectFrom('appr_effect')
    .select('effect_ids')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!there) return fail('NotFound')
  // The queue may be about to retry it.
  if (there.effect_ids.length > 0)
    await db.selectFrom('topic_effect').select('id').where('id', 'in', there.effect_ids).forUpdate().execute()
  const effect = await selectEffects(db).where('appr_effect.id', '=', id).executeTakeFirstOrThrow()
  if (movesOf(effect.state).length === 0) fail('WrongState', { reason: 'effect.refused.settled' })
  const request = await db
    .selectFrom('appr_instance')
    .selectAll()
    .where('id', '=', effect.instance_id)
    .executeTakeFirstOrThrow()
  return { effect, request }
}

type Opened = Awaited<ReturnType<typeof open>>

function note(ctx: Ctx, { effect, request }: Opened, after: object) {
  const named = { effect: topicName('CN', effect.topic) }
  const before = { ...named, state: effect.state }
  ctx.note({
    table: 'appr_instance',
    id: request.id,
    billNo: request.bill_no ?? '',
    before,
    after: { ...named, ...after },
  })
}

/** Publishes an effect that waited for a subscriber, or runs its failed subscribers again. */
export async function retryEffect(ctx: Ctx, { id }: Input<typeof Effect.RetryEffect>) {
  const found = await open(ctx, id)
  const { effect, request } = found
  if (effect.state === 'failed') await ctx.services.topics.retry(ctx.db, effect.effect_ids)
  else if (isOfPermits(effect.topic)) fail('WrongState', { reason: 'effect.refused.permit' })
  else if (!(await publishEffect(ctx, request, id, effect.topic)))
    fail('WrongState', { reason: 'effect.refused.unheard' })
  note(ctx, found, { state: 'published' })
  return null
}

/** Closes an effect with a reason: it was done otherwise, or is not needed. */
export async function closeEffect(ctx: Ctx, { id, reason }: Input<typeof Effect.CloseEffect>) {
  const openEffect = await open(ctx, id)
  await ctx.services.topics.close(ctx.db, openEffect.effect.effect_ids, ctx.now)
  await ctx.db
    .updateTable('appr_effect')
    .set({ status: effectStates.closed, note: reason, done_user_id: ctx.user.userId, done_time: ctx.now })
    .where('id', '=', id)
    .execute()
  note(ctx, openEffect, { state: 'closed', reason })
  return null
}

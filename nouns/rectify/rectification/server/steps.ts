import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import { endOrder } from '../../../maintenance/server/public.ts'
import type * as Contract from '../contract.ts'
import { MAJOR, rectification } from '../noun.ts'
import { toMove } from './find.ts'
import { officersOf } from './officersOf.ts'
import { type Rectification, reviewers } from './rules.ts'
import { tell } from './tell.ts'

const { table, states } = rectification
const status = states.codes

/** The reminders that end with this step. */
const reminders = [
  'rectify_new',
  'rectify_review',
  'rectify_returned',
  'rectify_due',
  'rectify_overdue',
  'rectify_delay',
  'rectify_repaired',
] as const

/** Ends all reminders about it. */
const settleAll = ({ db, user, now }: Ctx, id: number) =>
  settle(db, { codes: reminders, table, id, by: user.userId }, now)

/** Closed or cancelled: publishes this to the noun of the source record. */
const tellSource = (ctx: Ctx, { id, source_table, source_id }: Rectification) =>
  source_table === null || source_id === null
    ? Promise.resolve([])
    : ctx.services.topics.publish(ctx.db, 'rectify.settled', { rectify_id: id, source_table, source_id }, ctx.now)

/** The person in charge starts the work. */
export async function start(
  ctx: Ctx,
  { id, version, temp_measure }: Input<typeof Contract.Start>,
): Promise<Result<typeof Contract.Start>> {
  const before = await toMove(ctx, id, version, 'start')
  const interim = temp_measure || before.temp_measure
  if (before.hazard_level === MAJOR && !interim) return failAt('temp_measure', 'rectification.refused.tempMeasure')
  const saved = await changeRow(ctx, rectification, before, {
    status: status.working,
    temp_measure: interim,
    start_time: ctx.now,
    // Nobody was named: whoever starts becomes the person in charge.
    ...(before.duty_user_id === null && { duty_user_id: ctx.user.userId, duty_user_name: ctx.user.name }),
  })
  await settle(ctx.db, { codes: ['rectify_new'], table, id, by: ctx.user.userId }, ctx.now)
  return saved
}

/** Submits the result; the reviewers of the first step are notified. */
export async function submit(
  ctx: Ctx,
  { id, version, measure, result_photos }: Input<typeof Contract.Submit>,
): Promise<Result<typeof Contract.Submit>> {
  const before = await toMove(ctx, id, version, 'submit')
  await endOrder(ctx, before.repair_order_id, measure)
  await tiePhotos(ctx, [{ path: 'result_photos', ids: result_photos }], { table, id })
  const saved = await changeRow(ctx, rectification, before, {
    status: status.review,
    measure,
    result_photos,
    finish_time: ctx.now,
    finish_user_id: ctx.user.userId,
    finish_user_name: ctx.user.name,
  })
  await settleAll(ctx, id)
  await askReviewers(ctx, before, 0)
  return saved
}

/** One step of the review; the last one closes it. */
export async function review(
  ctx: Ctx,
  { id, version, passed, opinion }: Input<typeof Contract.Review>,
): Promise<Result<typeof Contract.Review>> {
  const before = await toMove(ctx, id, version, 'review')
  if (!passed && !opinion) return failAt('opinion', 'rectification.refused.opinion')
  await ctx.db
    .insertInto('rectify_review')
    .values({
      rectify_id: id,
      round: before.return_count + 1,
      step: before.reviews_done + 1,
      passed,
      opinion: opinion || null,
      reviewer_user_id: ctx.user.userId,
      reviewer_user_name: ctx.user.name,
      review_time: ctx.now,
    })
    .execute()
  await settle(ctx.db, { codes: ['rectify_review'], table, id, by: ctx.user.userId }, ctx.now)
  const message = opinion ?? undefined
  if (!passed) {
    const next = { status: status.working, return_count: before.return_count + 1 }
    const saved = await changeRow(ctx, rectification, before, next, message)
    const duty = before.duty_user_id ?? before.finish_user_id
    await tell(ctx, before, 'rectify_returned', duty === null ? [] : [duty], { params: { reason: opinion ?? '' } })
    return { ...saved, status: status.working }
  }
  const last = before.reviews_done + 1 >= reviewers(before.hazard_level).length
  if (!last) {
    const saved = await changeRow(ctx, rectification, before, { status: status.review }, message)
    await askReviewers(ctx, before, 1)
    return { ...saved, status: status.review }
  }
  const saved = await changeRow(ctx, rectification, before, { status: status.closed, close_time: ctx.now }, message)
  await settleAll(ctx, id)
  await tellSource(ctx, before)
  return { ...saved, status: status.closed }
}

/** The holders of the office of a step, without the people who rectified it. */
async function askReviewers(ctx: Ctx, row: Rectification, step: number): Promise<void> {
  const offices = reviewers(row.hazard_level)[step] ?? []
  const officers = await officersOf(everything(ctx.db), row.dept_id, offices)
  await tell(
    ctx,
    row,
    'rectify_review',
    officers.filter((id) => id !== row.duty_user_id),
  )
}

/** A superior decides that nothing has to be rectified. */
export async function cancel(
  ctx: Ctx,
  { id, version, reason }: Input<typeof Contract.Cancel>,
): Promise<Result<typeof Contract.Cancel>> {
  const before = await toMove(ctx, id, version, 'cancel')
  await endOrder(ctx, before.repair_order_id, reason)
  const saved = await changeRow(ctx, rectification, before, { status: status.cancelled, cancel_reason: reason }, reason)
  await settleAll(ctx, id)
  await tellSource(ctx, before)
  return saved
}

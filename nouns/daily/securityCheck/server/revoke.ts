import type { Result as Answered, Input } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { copyAnswers, dropUntouched } from '../../../rectify/server/public.ts'
import { taskUndone } from '../../../tasks/server/public.ts'
import { editWindow } from '../../server/editWindow.ts'
import type * as SecurityCheck from '../contract.ts'
import { securityCheck } from '../noun.ts'
import { mendingOf } from './rows.ts'
import { answers, type Check, isUnmended, status } from './rules.ts'

const { table } = securityCheck

/** Takes a submitted check back: the row is kept as evidence, and replaced by a draft with its answers. */
export async function revoke(
  ctx: Ctx,
  { id, version, reason }: Input<typeof SecurityCheck.Revoke>,
): Promise<Answered<typeof SecurityCheck.Revoke>> {
  const before = await toMove(ctx, securityCheck, { id, version }, 'revoke')
  if (!isUnmended(before)) fail('WrongState')
  const { hours, isOpen } = await editWindow(ctx)
  if (!isOpen(before.received_at))
    fail('WrongState', { reason: 'securityCheck.refused.revokeWindow', params: { hours } })
  if ((await mendingOf(ctx.db, [id])).has(id)) fail('WrongState', { reason: 'securityCheck.refused.underWay' })
  const saved = await updateRow(ctx, table, id, { status: status.revoked, revoke_reason: reason })
  const { db, user, now } = ctx
  await dropUntouched(db, { source_table: table, source_id: id, reason, now, by: user.userId })
  await settle(db, { codes: ['check_confirm'], table, id, by: user.userId }, now)
  await taskUndone(db, { table, id }, now)
  const draft_id = await draftOf(ctx, before)
  ctx.note({
    table,
    id,
    ...(before.bill_no === null ? {} : { billNo: before.bill_no }),
    before: { status: before.status },
    after: { status: status.revoked },
    message: reason,
  })
  return { ...saved, draft_id }
}

/** The same head and answers without signatures; the items are those of the replaced check. */
async function draftOf(ctx: Ctx, before: Check): Promise<number> {
  const { biz_date, dept_id, dept_name, check_time, filed_at, deadline, is_backfill } = before
  const { guard_staff_name, second_checker_user_name, total_items, abnormal_count, overall_result } = before
  const { id } = await ctx.scoped
    .insert(table)
    .values({
      ...enteredOf(securityCheck, before),
      ...{ biz_date, dept_id, dept_name, check_time, filed_at, deadline, is_backfill },
      ...{ guard_staff_name, second_checker_user_name, total_items, abnormal_count, overall_result },
      replaces_id: before.id,
      search_text: searchText(securityCheck, { dept_name }),
      create_user_id: before.create_user_id,
      create_user_name: before.create_user_name,
      create_time: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await copyAnswers(ctx.db, answers, before.id, id)
  return id
}

import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { type Kysely, sql } from 'kysely'
import { dropUntouched } from '../../../rectify/server/public.ts'
import { taskUndone } from '../../../tasks/server/public.ts'
import { editWindow } from '../../server/editWindow.ts'
import type * as SecurityCheck from '../contract.ts'
import { mendingOf } from './rows.ts'
import { type Check, revocable, status } from './rules.ts'

/** Takes a submitted check back: the row stays as evidence, and a draft with its answers takes its place. */
export async function revoke(
  ctx: Ctx,
  { id, version, reason }: Input<typeof SecurityCheck.Revoke>,
): Promise<Answered<typeof SecurityCheck.Revoke>> {
  const before = await find(ctx, 'security_check', id, 'lock')
  if (!revocable(before)) fail('WrongState')
  checkVersion(before, version)
  await checkWindow(ctx, before)
  if ((await mendingOf(ctx.db, [id])).has(id)) fail('WrongState', { reason: 'securityCheck.underWay' })
  const saved = await updateRow(ctx, 'security_check', id, { status: status.revoked, revoke_reason: reason })
  const { db, user, now } = ctx
  await dropUntouched(db, { source_table: 'security_check', source_id: id, reason, now, by: user.userId })
  await settle(db, { codes: ['check_confirm'], table: 'security_check', id, by: user.userId }, now)
  await taskUndone(db, { table: 'security_check', id }, now)
  const draft_id = await draftOf(ctx, before)
  ctx.note({
    table: 'security_check',
    id,
    ...(before.bill_no === null ? {} : { billNo: before.bill_no }),
    before: { status: before.status },
    after: { status: status.revoked },
    message: reason,
  })
  return { ...saved, draft_id }
}

async function checkWindow(ctx: Ctx, { received_at }: Check): Promise<void> {
  const { hours, isOpen } = await editWindow(ctx)
  if (!isOpen(received_at)) fail('WrongState', { reason: 'securityCheck.revokeWindow', params: { hours } })
}

/** The same head and answers without signatures; its items are those of the check that it replaces. */
async function draftOf(ctx: Ctx, before: Check): Promise<number> {
  const { biz_date, dept_id, dept_name, session, check_time, weather, guard_staff_id, guard_staff_name } = before
  const { second_checker_user_id, second_checker_user_name, disarm_time, arm_time, deadline, remark } = before
  const { total_items, abnormal_count, overall_result, is_backfill, backfill_reason, filed_at } = before
  const head = { biz_date, dept_id, dept_name, session, check_time, weather, guard_staff_id, guard_staff_name }
  const people = { second_checker_user_id, second_checker_user_name, disarm_time, arm_time, deadline, remark }
  const counts = { total_items, abnormal_count, overall_result, is_backfill, backfill_reason, filed_at }
  const { id } = await ctx.scoped
    .insert('security_check')
    .values({
      ...head,
      ...people,
      ...counts,
      replaces_id: before.id,
      search_text: dept_name.toLowerCase(),
      create_user_id: before.create_user_id,
      create_user_name: before.create_user_name,
      create_time: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await copyResults(ctx.db, before.id, id)
  return id
}

/** Photos are not copied: the new check has to show its own. */
async function copyResults(db: Kysely<Unscoped>, from: number, to: number): Promise<void> {
  await sql`insert into security_result (check_id, item_id, item_code, category, content, standard, result_type, full_score,
      need_photo, hazard_level, sort, value_unit, min_value, max_value, known_by, known_devices, result, value_num,
      value_text, score, problem_desc, known_reason)
    select ${to}, item_id, item_code, category, content, standard, result_type, full_score, need_photo, hazard_level, sort,
      value_unit, min_value, max_value, known_by, known_devices, result, value_num, value_text, score, problem_desc,
      known_reason
    from security_result where check_id = ${from}`.execute(db)
}

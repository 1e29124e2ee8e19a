import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import { taskDone } from '../../../tasks/server/public.ts'
import type * as Contract from '../contract.ts'
import { meetingLog } from '../noun.ts'
import { taskOf } from '../rules.ts'
import { todosOf } from './parts.ts'
import { mayFinish } from './rows.ts'
import { status } from './rules.ts'

const { table } = meetingLog
const reminders = ['meeting_sign', 'meeting_confirm'] as const

/** The head of the outlet signs: archived, and the task of its month is done. */
export async function confirm(
  ctx: Ctx,
  seen: Input<typeof Contract.Confirm>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Contract.Confirm>> {
  const before = await toMove(ctx, meetingLog, seen, 'confirm')
  if (fileId !== null) await attachFile(ctx, fileId, table, before.id)
  const { userId, name } = ctx.user
  const saved = await changeRow(ctx, meetingLog, before, {
    ...{ status: status.archived, archive_time: ctx.now },
    ...{ leader_user_id: userId, leader_user_name: name, leader_sign: JSON.stringify(sign) },
  })
  await settle(ctx.db, { codes: ['meeting_confirm'], table, id: before.id, by: userId }, ctx.now)
  const code = taskOf(before.log_type)
  const task = { deptId: before.dept_id, periodKey: before.period_key, table, id: before.id, by: userId }
  if (code) await taskDone(ctx.db, { code, ...task }, ctx.now)
  return saved
}

/** Takes it back: nobody is asked to sign any more. */
export async function cross(
  ctx: Ctx,
  { reason, ...seen }: Input<typeof Contract.Void>,
): Promise<Answered<typeof Contract.Void>> {
  const before = await toMove(ctx, meetingLog, seen, 'void')
  const saved = await changeRow(ctx, meetingLog, before, { status: status.void, void_reason: reason }, reason)
  await settle(ctx.db, { codes: reminders, table, id: before.id, by: ctx.user.userId }, ctx.now)
  return saved
}

/** Something that was decided is done. */
export async function finishTodo(ctx: Ctx, { id, todo_id }: Input<typeof Contract.FinishTodo>): Promise<null> {
  const row = await find(ctx, table, id, 'lock')
  const todo = (await todosOf(ctx.db, [id])).find((candidate) => candidate.id === todo_id) ?? fail('NotFound')
  if (todo.done_time !== null || !mayFinish(ctx, row, todo)) fail('WrongState')
  const { userId, name } = ctx.user
  await ctx.db
    .updateTable('meeting_todo')
    .set({ done_time: ctx.now, done_user_id: userId, done_user_name: name })
    .where('id', '=', todo_id)
    .execute()
  await settle(ctx.db, { codes: ['meeting_todo'], table: 'meeting_todo', id: todo_id, by: userId }, ctx.now)
  const billNo = row.bill_no ? { billNo: row.bill_no } : {}
  ctx.note({ table, id, ...billNo, after: { todo: todo.content, done_user_name: name } })
  return null
}

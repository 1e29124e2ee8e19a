import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import type * as TaskAssignment from '../contract.ts'
import { open, taskStatus as status, taskAssignment } from '../noun.ts'
import { reminders } from './done.ts'

/** Exempts units from open tasks, all of them or none. */
export async function exempt(
  ctx: Ctx,
  { ids, reason }: Input<typeof TaskAssignment.Exempt>,
): Promise<Answered<typeof TaskAssignment.Exempt>> {
  const wanted = [...new Set(ids)]
  const rows = await ctx.scoped
    .rows('task_assignment')
    .select(['id', 'status', 'task_code', 'dept_id', 'dept_name', 'period_key'])
    .where('id', 'in', wanted)
    .orderBy('id')
    .forUpdate()
    .execute()
  // One that is missing says why: there is none (1002), or it is out of scope (403).
  for (const id of wanted) if (!rows.some((row) => row.id === id)) await find(ctx, 'task_assignment', id)
  if (rows.some((row) => !open.includes(row.status))) fail('WrongState', { reason: 'taskAssignment.refused.notOpen' })
  await ctx.scoped
    .change('task_assignment')
    .set({
      status: status.exempt,
      exempt_reason: reason,
      exempt_user_id: ctx.user.userId,
      exempt_user_name: ctx.user.name,
      update_time: ctx.now,
      version: sql<number>`version + 1`,
    })
    .where('id', 'in', wanted)
    .execute()
  await settle(ctx.db, { codes: reminders, table: 'task_assignment', id: wanted, by: ctx.user.userId }, ctx.now)
  await notify(ctx.db, { type: 'duty', deptIds: [...new Set(rows.map(({ dept_id }) => dept_id))] })
  const [only] = rows
  ctx.note({
    table: 'task_assignment',
    ...(only && rows.length === 1 ? { id: only.id } : {}),
    before: { status: rows.map((row) => row.status).join(' ') },
    after: {
      status: status.exempt,
      exempt_reason: reason,
      tasks: rows.map((row) => `${row.task_code} ${row.period_key} ${row.dept_name}`).join('；'),
    },
    message: reason,
  })
  if (rows.length > 1)
    await keepBatch(ctx, {
      action: 'TaskAssignment/Exempt',
      link: `${taskAssignment.route}?tab=tasks&status=${status.exempt}`,
      done: rows.length,
    })
  return { exempted: rows.length }
}

import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { find } from '@shouya/server/registers/find.ts'
import { open } from '../noun.ts'

/** An open task of the caller's own unit, or one in scope for those who read the statistics, with its names (1002, 1004, 403). */
export async function urgedTask(ctx: Ctx, id: number) {
  const task = await everything(ctx.db)
    .selectFrom('task_assignment')
    .innerJoin('task_type', 'task_type.task_code', 'task_assignment.task_code')
    .innerJoin('dept', 'dept.id', 'task_assignment.dept_id')
    .select(['task_assignment.id', 'task_assignment.task_code', 'dept_id', 'task_assignment.dept_name', 'biz_date'])
    .select(['task_assignment.period_type', 'period_key'])
    .select([
      'deadline',
      'task_assignment.status',
      'duty_user_id',
      'duty_user_name',
      'dept.leader_user_id',
      'page_path',
    ])
    .select(['name_cn', 'name_hk', 'name_us'])
    .where('task_assignment.id', '=', id)
    .executeTakeFirst()
  if (!task) fail('NotFound')
  if (task.dept_id !== ctx.user.deptId) {
    if (!can(ctx.user, 'report_daily', 'query')) fail('OutOfScope')
    await find(ctx, 'task_assignment', id)
  }
  if (!open.includes(task.status)) fail('WrongState', { reason: 'duty.nobody' })
  return task
}

import type { Result } from '@shouya/contract/action'
import type * as User from '@shouya/contract/controllers/User'
import { sql } from 'kysely'
import { everything } from '../../../core/access/everything.ts'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { flowsNaming } from '../../../core/org/flowsNaming.ts'

type Duties = Result<typeof User.GetDuties>

/** What an account leaves behind when it goes: tasks, places in flows, people it stands in for, duties, keys. */
export async function dutiesOf({ db, now }: Ctx, id: number): Promise<Duties> {
  const { rows } = await sql<Pick<Duties, 'tasks'>>`
    select count(distinct appr_task.id)::int as tasks
    from appr_task left join appr_pool on appr_pool.task_id = appr_task.id and appr_pool.user_id = ${id}
    where appr_task.status in (0, 1, 2)
      and (assignee_id = ${id} or principal_id = ${id} or appr_pool.user_id is not null)`.execute(db)
  const count = sql<number>`count(*)::int`.as('count')
  const duty = await everything(db)
    .selectFrom('task_assignment')
    .select(count)
    .where('duty_user_id', '=', id)
    .where('finish_time', 'is', null)
    .where('deadline', '>=', now as never)
    .executeTakeFirstOrThrow()
  const keys = await everything(db)
    .selectFrom('key_ledger')
    .select(count)
    .where('holder_user_id', '=', id)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow()
  return {
    tasks: rows[0]?.tasks ?? 0,
    flows: await flowsNaming(db, id),
    stands_in: await everything(db)
      .selectFrom('appr_leave')
      .innerJoin('sys_user', 'sys_user.id', 'appr_leave.user_id')
      .select(['sys_user.id', 'real_name as name'])
      .distinct()
      .where('substitute_id', '=', id)
      .where('revoke_time', 'is', null)
      .where('to_time', '>', now as never)
      .execute(),
    duty_tasks: duty.count,
    keys: keys.count,
  }
}

/** Ends with 1006 and what there is while an account has duties: nobody would see that they were left behind. */
export async function refuseDuties(ctx: Ctx, id: number): Promise<void> {
  const duties = await dutiesOf(ctx, id)
  const { tasks, flows, stands_in, duty_tasks, keys } = duties
  if (tasks + flows.length + stands_in.length + duty_tasks + keys === 0) return
  fail('InUse', {
    reason: 'user.duties',
    params: { tasks, flows: flows.length, stands_in: stands_in.length, duty_tasks, keys },
    data: duties,
  })
}

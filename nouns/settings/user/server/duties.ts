import type { Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { flowsNaming } from '@shouya/server/core/org/flowsNaming.ts'
import { sql } from 'kysely'
import { keyLedger } from '../../../daily/keyLedger/noun.ts'
import type * as User from '../contract.ts'

/** Dictionary task_status: to do, and late. */
const taskStatus = { todo: 1, overdue: 3 } as const

type Duties = Result<typeof User.GetDuties>

/** What an account leaves behind when it goes: tasks, places in flows, people it stands in for, units, duties, keys. */
export async function dutiesOf({ db, now }: Ctx, id: number): Promise<Duties> {
  const { rows } = await sql<Pick<Duties, 'tasks'>>`
    select count(distinct appr_task.id)::int as tasks
    from appr_task left join appr_pool on appr_pool.task_id = appr_task.id and appr_pool.user_id = ${id}
    where appr_task.status in (0, 1, 2)
      and (assignee_id = ${id} or principal_id = ${id} or appr_pool.user_id is not null)`.execute(db)
  const count = sql<number>`count(*)::int`.as('count')
  // Overdue ones count as well: they can still be done late.
  const duty = await everything(db)
    .selectFrom('task_assignment')
    .select(count)
    .where('duty_user_id', '=', id)
    .where('status', 'in', [taskStatus.todo, taskStatus.overdue])
    .executeTakeFirstOrThrow()
  const keys = await everything(db)
    .selectFrom('key_ledger')
    .select(count)
    .where('holder_user_id', '=', id)
    .where('position', '=', keyLedger.states.codes.held)
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
    units: await unitsOf(db, id),
    duty_tasks: duty.count,
    keys: keys.count,
  }
}

/** The units that it heads or whose safety it looks after; whoever follows there takes over the duty tasks as well. */
async function unitsOf(db: Ctx['db'], id: number): Promise<Duties['units']> {
  const rows = await everything(db)
    .selectFrom('dept')
    .select(['id', 'dept_name as name', 'leader_user_id'])
    .where('status', '=', 1)
    .where((eb) => eb.or([eb('leader_user_id', '=', id), eb('safety_user_id', '=', id)]))
    .orderBy('id')
    .execute()
  return rows.map(({ leader_user_id, ...unit }) => ({ ...unit, as: leader_user_id === id ? 'head' : 'safety' }))
}

/** Ends with 1006 and what there is while an account has duties: nobody would see that they were left behind. */
export async function refuseDuties(ctx: Ctx, id: number): Promise<void> {
  const duties = await dutiesOf(ctx, id)
  const { tasks, flows, stands_in, units, duty_tasks, keys } = duties
  if (tasks + flows.length + stands_in.length + units.length + duty_tasks + keys === 0) return
  fail('InUse', {
    reason: 'user.refused.duties',
    params: { tasks, flows: flows.length, stands_in: stands_in.length, units: units.length, duty_tasks, keys },
    data: duties,
  })
}

import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { open } from '../../taskAssignment/noun.ts'

type Absence = { user_id: number; from_time: string; to_time: string }

/** Open tasks go to whoever does the duties of their unit's safety officer at their deadlines. */
const assign = (tx: Kysely<DB>, which: RawBuilder<boolean>, now: Date) =>
  sql`update task_assignment as task
    set duty_user_id = person.id, duty_user_name = person.real_name,
      search_text = lower(concat_ws(' ', task.dept_name, person.real_name)), update_time = ${now}, version = task.version + 1
    from dept, sys_user person, task_type type
    where dept.id = task.dept_id and type.task_code = task.task_code and type.owed_by = 'unit' and task.status = any(${open}) and ${which}
      and person.id = on_duty(dept.safety_user_id, task.deadline) and task.duty_user_id is distinct from person.id`.execute(
    tx,
  )

/** Those of the units whose duties are a person's, while the person is away; back to the person too. */
export async function passOn(tx: Kysely<DB>, { user_id, from_time, to_time }: Absence, now: Date): Promise<void> {
  const which = sql<boolean>`dept.safety_user_id = ${user_id}
    and task.deadline >= ${from_time}::timestamptz and task.deadline < ${to_time}::timestamptz`
  await assign(tx, which, now)
}

/** All of a unit that has another safety officer now, overdue ones as well: somebody still has to do them. */
export const passToOfficer: Subscribers = {
  async 'dept.safety_changed'(tx, { dept_id }, now) {
    await assign(tx, sql<boolean>`dept.id = ${dept_id}`, now)
    return undefined
  },
}

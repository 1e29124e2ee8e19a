import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../db/schema.gen.ts'
import { open } from '../taskAssignment/rules.ts'

type Absence = { user_id: number; from_time: string; to_time: string }

/** Open tasks of the units whose duties are a person's go to who does them at their deadlines, back to the person too. */
export async function passOn(tx: Kysely<DB>, { user_id, from_time, to_time }: Absence, now: Date): Promise<void> {
  await sql`update task_assignment as task
    set duty_user_id = person.id, duty_user_name = person.real_name,
      search_text = lower(concat_ws(' ', task.dept_name, person.real_name)), update_time = ${now}, version = task.version + 1
    from dept, sys_user person
    where dept.id = task.dept_id and dept.safety_user_id = ${user_id}
      and task.status = any(${open}) and task.deadline >= ${from_time}::timestamptz and task.deadline < ${to_time}::timestamptz
      and person.id = on_duty(dept.safety_user_id, task.deadline) and task.duty_user_id is distinct from person.id`.execute(
    tx,
  )
}

import { securityOf } from '@shouya/server/core/org/securityOf.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { taskStatus as status } from '../noun.ts'

/** The security section of the branch exempts its units from tasks, three hours after their deadline. */
export async function exempt(
  tx: Kysely<DB>,
  tasks: readonly { id: number; dept_id: number }[],
  reason: string,
): Promise<void> {
  for (const { id, dept_id } of tasks) {
    const [officer] = (await securityOf(tx, dept_id)).sort((a, b) => a - b)
    if (officer === undefined) continue
    await sql`update task_assignment set status = ${sql.lit(status.exempt)}, exempt_reason = ${reason}, exempt_user_id = ${officer},
        exempt_user_name = (select real_name from sys_user where id = ${officer}), version = 2,
        update_time = deadline + interval '3 hours'
      where id = ${id}`.execute(tx)
  }
}

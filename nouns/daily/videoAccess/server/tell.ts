import { linkTo } from '@shouya/noun/noun'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { videoAccess } from '../noun.ts'
import type { Access } from './rules.ts'

type Told = Pick<Access, 'id' | 'bill_no' | 'applicant_unit' | 'applicant_name' | 'dept_id' | 'dept_name'>

/** Notifies the people who carry it out: the monitoring center of the unit's branch (domain 4.6). */
export async function tellOperators(db: Kysely<Unscoped>, row: Told, now: Date): Promise<void> {
  const operators = await peopleWith(db, row.dept_id, { id: videoAccess.permission, operations: ['register'] })
    // Administrators with all operations are not notified.
    .where(
      sql<boolean>`not exists (select from user_role join role on role.id = role_id
        where user_id = sys_user.id and role_code = 'admin')`,
    )
    .execute()
  await remind(
    db,
    {
      code: 'video_open',
      receivers: operators.map(({ id }) => id),
      params: { bill_no: row.bill_no ?? '', unit: row.applicant_unit, name: row.applicant_name, dept: row.dept_name },
      link: linkTo(videoAccess, row.id),
      table: 'video_access',
      id: row.id,
      level: 1,
    },
    now,
  )
}

import { everything } from '@shouya/server/core/access/everything.ts'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql, type Updateable } from 'kysely'
import type { Standing } from './lockStanding.ts'

type Change = Pick<Updateable<DB['member']>, 'status' | 'auto_frozen' | 'status_reason' | 'arrears_since'>

/** Changes the standing of a locked member by the rule of arrears, without somebody who decides: its history says so. */
export async function changeStanding(db: Kysely<Unscoped>, { id, ...before }: Standing, change: Change, now: Date) {
  const all = everything(db)
  await all
    .updateTable('member')
    .set({ ...change, ...('status' in change && { status_time: now, status_user_id: null, status_user_name: null }) })
    .set({ update_time: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  const { status, auto_frozen, status_reason, arrears_since } = before
  const said = { status, auto_frozen, status_reason, arrears_since }
  await auditJob(all, { name: 'member_arrears', table: 'member', now }, [{ id, before: said, after: change }])
}

import { linkTo } from '@shouya/noun/noun'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { issueItem } from '../../issueItem/noun.ts'
import { issue } from '../noun.ts'
import { status, table } from './types.ts'

const { passed, exempt } = issueItem.states.codes

/**
 * Closes collections past their deadline of which nothing is missing any more (domain 6.2), and tells whoever published them.
 * Answers how many.
 */
export async function closeWhenDone(db: Kysely<DB>, now: Date, ids?: readonly number[]): Promise<number> {
  const closed = await db
    .updateTable('issue')
    .set((eb) => ({ status: status.closed, close_time: now, update_time: now, version: eb('version', '+', 1) }))
    .where('status', '=', status.ended)
    .$if(ids !== undefined, (some) => some.where('id', 'in', [...(ids ?? [])]))
    .where(
      sql<boolean>`not exists (select from issue_item line where line.issue_id = issue.id
        and line.status not in (${sql.lit(passed)}, ${sql.lit(exempt)}))`,
    )
    .returning(['id', 'bill_no', 'title', 'publish_user_id'])
    .execute()
  const closedIds = closed.map(({ id }) => id)
  if (closedIds.length > 0)
    await db.updateTable('issue_item').set({ is_closed: true }).where('issue_id', 'in', closedIds).execute()
  await auditJob(
    db,
    { name: 'issue_clock', table, now },
    closed.map(({ id }) => ({ id, after: { status: status.closed } })),
  )
  for (const { id, bill_no, title, publish_user_id } of closed)
    await remind(
      db as unknown as Kysely<Unscoped>,
      {
        ...{ code: 'issue_complete', receivers: publish_user_id === null ? [] : [publish_user_id], level: 1 },
        ...{ params: { bill_no, title }, link: linkTo(issue, id), table, id, act: 'complete' },
      },
      now,
    )
  return closed.length
}

import type { Services } from '@shouya/server/core/services.ts'
import { sql } from 'kysely'

const AT_ONCE = 200
const JOB = 'notice_retention'

/**
 * Removes notices with their receipts and loosens their files so many years after they were published, or made where they
 * never were (parameter `archive.retention_years`, `notice`; domain 9.2). That it happened is in the log, by numbers.
 */
export async function removeOldNotices(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  now: Date,
): Promise<number> {
  const { notice: years = 3 } = await settings.get('archive.retention_years')
  let all = 0
  for (let removed = AT_ONCE; removed === AT_ONCE; all += removed) removed = await removeSome(database, now, years)
  return all
}

const removeSome = (database: Services['database'], now: Date, years: number): Promise<number> =>
  database.keeping(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from notice where coalesce(publish_time, create_time) < ${now}::timestamptz - make_interval(years => ${years})
      order by id limit ${AT_ONCE} for update`.execute(tx)
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await tx
      .updateTable('file')
      .set({ ref_table: null, ref_id: null })
      .where('ref_table', '=', 'notice')
      .where('ref_id', 'in', ids)
      .execute()
    const receipts = await tx.deleteFrom('notice_read').where('notice_id', 'in', ids).returning('user_id').execute()
    await tx.deleteFrom('notice').where('id', 'in', ids).execute()
    const row = {
      ...{ log_type: 2, action: `Job/${JOB}`, target_table: 'notice', result: true, create_time: now },
      message: `notice ${ids.length}, notice_read ${receipts.length}`,
    }
    await tx.insertInto('sys_log').values(row).execute()
    return ids.length
  })

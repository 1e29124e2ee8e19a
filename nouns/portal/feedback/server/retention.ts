import type { Services } from '@shouya/server/core/services.ts'
import { sql } from 'kysely'

const AT_ONCE = 500
const JOB = 'feedback_retention'

/** Removes feedback so many years after it ended (parameter `archive.retention_years`, `feedback`; domain 9.6). Its files are loosened. */
export async function removeOldFeedback(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  now: Date,
): Promise<number> {
  const { feedback: years = 2 } = await settings.get('archive.retention_years')
  let all = 0
  for (let removed = AT_ONCE; removed === AT_ONCE; all += removed) removed = await removeSome(database, now, years)
  return all
}

const removeSome = (database: Services['database'], now: Date, years: number): Promise<number> =>
  database.keeping(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from feedback where end_time < ${now}::timestamptz - make_interval(years => ${years})
      order by id limit ${AT_ONCE} for update`.execute(tx)
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await tx
      .updateTable('file')
      .set({ ref_table: null, ref_id: null })
      .where('ref_table', '=', 'feedback')
      .where('ref_id', 'in', ids)
      .execute()
    await tx.deleteFrom('feedback').where('id', 'in', ids).execute()
    const row = {
      ...{ log_type: 2, action: `Job/${JOB}`, target_table: 'feedback', result: true, create_time: now },
      message: `feedback ${ids.length}`,
    }
    await tx.insertInto('sys_log').values(row).execute()
    return ids.length
  })

import type { Services } from '@shouya/server/core/services.ts'
import { sql } from 'kysely'
import { materialType } from '../rules.ts'
import { status } from './rules.ts'

const AT_ONCE = 200
const JOB = 'material_retention'

/**
 * Removes documents of the learning corner with their readings so many years after they were taken down (parameter
 * `archive.retention_years`, `material`; domain 9.1), and deleted ones of both types after the same time; those about construction stay.
 * Their files are loosened. That it happened is in the log, by numbers.
 */
export async function removeOldMaterials(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  now: Date,
): Promise<number> {
  const { material: years = 3 } = await settings.get('archive.retention_years')
  let all = 0
  for (let removed = AT_ONCE; removed === AT_ONCE; all += removed) removed = await removeSome(database, now, years)
  return all
}

const removeSome = (database: Services['database'], now: Date, years: number): Promise<number> =>
  database.keeping(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from material
      where (status = ${status.unpublished} and type = ${materialType.learning}
          and unpublish_time < ${now}::timestamptz - make_interval(years => ${years})
        or status = ${status.deleted} and coalesce(update_time, create_time) < ${now}::timestamptz - make_interval(years => ${years}))
      order by id limit ${AT_ONCE} for update`.execute(tx)
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await tx
      .updateTable('file')
      .set({ ref_table: null, ref_id: null })
      .where('ref_table', '=', 'material')
      .where('ref_id', 'in', ids)
      .execute()
    await tx.deleteFrom('material_reading').where('material_id', 'in', ids).execute()
    const readings = await tx.deleteFrom('material_read').where('material_id', 'in', ids).returning('user_id').execute()
    await tx.deleteFrom('material').where('id', 'in', ids).execute()
    const row = {
      ...{ log_type: 2, action: `Job/${JOB}`, target_table: 'material', result: true, create_time: now },
      message: `material ${ids.length}, material_read ${readings.length}`,
    }
    await tx.insertInto('sys_log').values(row).execute()
    return ids.length
  })

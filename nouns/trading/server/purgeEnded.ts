import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'

/** Personal data are kept for so long after a contract or a membership has ended (domain 11.2, 11.11). */
const YEARS = 5
const AT_ONCE = 200

type Party = {
  readonly table: 'agent' | 'member'
  /** Its state that nothing leads out of. */
  readonly ended: number
  /** The columns that identify people. */
  readonly columns: readonly string[]
}

/**
 * Deletes phone, numbers, address and scans of parties that have ended long ago; their names stay, which the books and orders name for
 * longer (domain 17.1). Answers how many.
 */
export async function purgeEnded({ database }: Pick<Services, 'database'>, now: Date, party: Party): Promise<number> {
  let all = 0
  for (let some = AT_ONCE; some === AT_ONCE; all += some) some = await purgeSome(database, now, party)
  return all
}

const purgeSome = ({ kysely, timezone }: Services['database'], now: Date, { table, ended, columns }: Party) =>
  kysely.transaction().execute(async (tx) => {
    const emptied = sql.join(columns.map((column) => sql`${sql.ref(column)} = null`))
    const { rows } = await sql<{ id: number }>`
      with ended as (
        select id from ${sql.table(table)}
        where status = ${ended} and purge_time is null and status_time < ${now}::timestamptz - make_interval(years => ${YEARS})
        order by status_time limit ${AT_ONCE} for update skip locked)
      update ${sql.table(table)} party
      set ${emptied}, licence_file_ids = '{}', purge_time = ${now}, version = party.version + 1
      from ended where party.id = ended.id returning party.id`.execute(tx)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await sql`delete from ${sql.table(`${table}_secret`)} where ${sql.ref(`${table}_id`)} = any(${ids}::bigint[])`.execute(
      tx,
    )
    await tx.deleteFrom('file').where('ref_table', '=', table).where('ref_id', 'in', ids).execute()
    const after = { purge_time: localTime(now, timezone) }
    await auditJob(
      tx,
      { name: `${table}_purge`, table, now },
      ids.map((id) => ({ id, after })),
    )
    return ids.length
  })

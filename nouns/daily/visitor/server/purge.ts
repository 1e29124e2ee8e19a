import type { Services } from '@shouya/server/core/services.ts'
import { sql } from 'kysely'

const AT_ONCE = 500
const YEARS = 1

/**
 * A year after the entry only the last four characters of its certificates are kept (domain 17.1): numbers, telephone
 * and the search hashes are removed; the signature stays valid without them. The log records the numbers of removed
 * values. Returns the number of entries.
 */
export async function purgeVisitors({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  let all = 0
  for (let some = AT_ONCE; some === AT_ONCE; all += some) some = await purgeSome(database, now)
  return all
}

const purgeSome = (database: Services['database'], now: Date): Promise<number> =>
  database.keeping(async (tx) => {
    const lastFour = (text: string) => sql.raw(`repeat('*', greatest(length(${text}) - 4, 0)) || right(${text}, 4)`)
    const { rows } = await sql<{ count: number }>`
      with old as (
        select id from out_inside
        where purge_time is null and biz_date < (${now}::timestamptz - make_interval(years => ${YEARS}))::date
        order by biz_date limit ${AT_ONCE} for update skip locked),
      gone as (delete from out_inside_secret where out_inside_id in (select id from old)),
      masked as (
        update out_inside set purge_time = ${now}, cert_hash = null, phone_mask = null, cert_mask = ${lastFour('cert_mask')},
          fellow_list = (select coalesce(jsonb_agg(jsonb_build_object('name', one ->> 'name',
            'cert_mask', ${lastFour("(one ->> 'cert_mask')")}) order by at), '[]'::jsonb)
            from jsonb_array_elements(fellow_list) with ordinality as fellow (one, at))
        where id in (select id from old) returning id)
      select count(*)::int as count from masked`.execute(tx)
    const count = rows[0]?.count ?? 0
    if (count > 0) {
      const row = { log_type: 2, action: 'Job/purge_mask', target_table: 'out_inside', result: true, create_time: now }
      await tx
        .insertInto('sys_log')
        .values({ ...row, message: `out_inside ${count}` })
        .execute()
    }
    return count
  })

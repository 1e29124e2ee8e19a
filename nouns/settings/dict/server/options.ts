import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** Every dictionary, or only the news that the caller's version is still the current one. */
export async function dictOptions(db: Kysely<Unscoped>, version: string) {
  const { current } = await db
    .selectFrom('dict_data')
    .select(
      sql<string>`count(*) || '-' || coalesce(extract(epoch from max(update_time))::bigint, 0) || '-' || coalesce(sum(version), 0) || '-' || (select coalesce(sum(version), 0) from dict_type)`.as(
        'current',
      ),
    )
    .executeTakeFirstOrThrow()
  if (current === version) return { version, types: null }
  const rows = await db
    .selectFrom('dict_data')
    .innerJoin('dict_type', 'dict_type.dict_code', 'dict_data.dict_code')
    .select(['dict_data.dict_code', 'value', 'label_cn', 'label_hk', 'label_us', 'color', 'is_default'])
    // Those of a dictionary that is switched off are not offered either, but what has one keeps its word.
    .select(sql<number>`least(dict_data.status, dict_type.status)`.as('status'))
    .orderBy('dict_data.sort')
    .orderBy('dict_data.id')
    .execute()
  const types = Object.groupBy(rows, (row) => row.dict_code)
  return { version: current, types: types as Record<string, (typeof rows)[number][]> as never }
}

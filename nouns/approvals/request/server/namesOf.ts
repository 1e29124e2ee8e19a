import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** Names of people, wherever they belong: taking part in a request is enough to be named in it. */
export async function namesOf(db: Kysely<Unscoped>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await everything(db).selectFrom('sys_user').select(['id', 'real_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, real_name }) => [id, real_name]))
}

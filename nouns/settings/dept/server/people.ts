import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** Enabled accounts of a unit and of all below it. */
const staffOf = (db: Kysely<Unscoped>, path: string) =>
  everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .where('sys_user.status', '=', 1)
    .where(sql<boolean>`dept.path <@ ${path}::ltree`)

/** How many there are. */
export async function countStaff(db: Kysely<Unscoped>, path: string): Promise<number> {
  const { staff } = await staffOf(db, path).select(sql<number>`count(*)`.as('staff')).executeTakeFirstOrThrow()
  return staff
}

/** The names of those of some people who are among them, by id. */
export async function namesOf(
  db: Kysely<Unscoped>,
  path: string,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await staffOf(db, path).select(['sys_user.id', 'real_name']).where('sys_user.id', 'in', wanted).execute()
  return new Map(rows.map(({ id, real_name }) => [id, real_name]))
}

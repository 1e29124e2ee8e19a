import type { Selectable } from 'kysely'
import { everything } from '../core/access/everything.ts'
import type { Ctx } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import type { DB } from '../db/schema.gen.ts'
import type { ScopedTable } from '../db/scope.ts'

/**
 * One row of a scoped table, locked for a write. 1002 when it does not exist, 403 when it is outside the caller's
 * scope: ids are consecutive, so hiding its existence would hide nothing and would confuse users who share links.
 */
export async function find<T extends ScopedTable>(
  ctx: Ctx,
  table: T,
  id: number,
  lock?: 'lock',
): Promise<Selectable<DB[T]>> {
  const query = ctx.scoped
    .rows(table as 'room_key')
    .selectAll()
    .where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (row) return row as unknown as Selectable<DB[T]>
  const exists = await everything(ctx.db)
    .selectFrom(table as 'room_key')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  fail(exists ? 'OutOfScope' : 'NotFound')
}

/** Fails with 1005 unless the caller has seen the current version. */
export function checkVersion(row: { version: number }, version: number | undefined): void {
  if (row.version !== version) fail('Stale', { data: { current: { version: row.version } } })
}

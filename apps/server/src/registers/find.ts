import type { Selectable } from 'kysely'
import { everything } from '../core/access/everything.ts'
import type { Ctx } from '../core/context.ts'
import { fail } from '../core/failure.ts'
import type { DB } from '../db/schema.gen.ts'
import type { ScopedTable } from '../db/scope.ts'

/**
 * One row of a scoped table, locked until the end of a write. 1002 when there is none, 403 when it lies outside the
 * caller's scope: ids are counted, so hiding that it exists would hide nothing and would confuse those who share links.
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
  const there = await everything(ctx.db)
    .selectFrom(table as 'room_key')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  fail(there ? 'OutOfScope' : 'NotFound')
}

/** The caller must have seen the row as it is now, else 1005 with its version. */
export function checkVersion(row: { version: number }, version: number | undefined): void {
  if (row.version !== version) fail('Stale', { data: { current: { version: row.version } } })
}

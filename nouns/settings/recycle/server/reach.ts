import type { Ctx } from '@shouya/server/core/context.ts'
import { type ScopedTable, scopedTables, within } from '@shouya/server/db/scope.ts'
import type { Restorers } from '@shouya/server/noun/manifest.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Recycled } from '../contract.ts'

const isScoped = (table: Recycled): table is Recycled & ScopedTable =>
  (scopedTables as readonly string[]).includes(table)

/**
 * Which deleted rows the caller sees: those that would be in scope were they still there. What is linked to units by rows of
 * another table has lost those by being deleted: only those who see everything have it, and the company that it belongs to.
 */
export function reachOf(restorers: Restorers, { user }: Pick<Ctx, 'user'>, table: Recycled): RawBuilder<boolean> {
  const own = restorers[table].reach?.(user)
  if (own) return own
  const predicate = isScoped(table) ? within(user, table) : null
  if (predicate === null) return sql`true`
  // By its schema: PostgreSQL has a type `box` of its own.
  return sql`exists (select from jsonb_populate_record(null::${sql.table(`public.${table}`)}, recycled.row)
    as ${sql.table(table)} where ${predicate})`
}

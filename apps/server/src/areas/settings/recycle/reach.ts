import type { Recycled } from '@shouya/contract/controllers/Recycle'
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import { type ScopedTable, scopedTables, within } from '../../../db/scope.ts'

const isScoped = (table: Recycled): table is Recycled & ScopedTable =>
  (scopedTables as readonly string[]).includes(table)

/**
 * Which deleted rows the caller sees: those that would be in scope were they still there. What is linked to units by rows of
 * another table has lost those by being deleted: only those who see everything have it, and the company that it belongs to.
 */
export function reachOf({ user }: Pick<Ctx, 'user'>, table: Recycled): RawBuilder<boolean> {
  const { scope } = user
  if (table === 'check_item' && scope.kind !== 'all') {
    const ids = scope.kind === 'units' ? scope.ids : []
    return sql`(recycled.row->>'owner_dept_id')::bigint = any(${ids}::bigint[])`
  }
  const predicate = isScoped(table) ? within(user, table) : null
  if (predicate === null) return sql`true`
  // By its schema: PostgreSQL has a type `box` of its own.
  return sql`exists (select from jsonb_populate_record(null::${sql.table(`public.${table}`)}, recycled.row)
    as ${sql.table(table)} where ${predicate})`
}

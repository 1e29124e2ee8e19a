import type { Principal } from '@shouya/server/core/context.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Which deleted items the caller sees. What linked them to units went with them: only those who see everything have the bank's,
 * others those of a branch in their scope.
 */
export function reachOfDeleted({ scope }: Principal): RawBuilder<boolean> | null {
  if (scope.kind === 'all') return null
  const ids = scope.kind === 'units' ? scope.ids : []
  return sql`(recycled.row->>'owner_dept_id')::bigint = any(${ids}::bigint[])`
}

import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import type { Principal } from '@shouya/server/core/context.ts'
import { type RawBuilder, sql } from 'kysely'
import { checkItemRow } from '../contract.ts'
import { checkItem } from './actions.ts'
import { readItem } from './findItem.ts'

/**
 * Which deleted items the caller sees. What linked them to units went with them: only those who see everything have the bank's,
 * others those of a branch in their scope.
 */
function reach({ scope }: Principal): RawBuilder<boolean> | null {
  if (scope.kind === 'all') return null
  const ids = scope.kind === 'units' ? scope.ids : []
  return sql`(recycled.row->>'owner_dept_id')::bigint = any(${ids}::bigint[])`
}

export const manifest: Manifest = {
  actions: checkItem,
  historians: { check_item: { find: readItem, shows: fieldsOf(checkItemRow) } },
  recycled: { check_item: { reach } },
}

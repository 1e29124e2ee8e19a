import type { Definition, NodeId } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** Names of people of all units: readers of a request may see the names of everybody who takes part. */
export async function namesOf(db: Kysely<Unscoped>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await everything(db).selectFrom('sys_user').select(['id', 'real_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, real_name }) => [id, real_name]))
}

/** The name of a node; the initiator's task to submit again (null) has no name of its own. */
export function nodeNameOf(definition: Definition, node: NodeId | null): string {
  if (node === null) return ''
  return indexFlow(definition).get(node)?.node.name ?? node
}

import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely, Selectable } from 'kysely'

export type Device = Selectable<DB['device']>

/** The terminal of a repair and, if there is one, that in its place, locked in the order of their ids. */
export async function lockTerminals(
  db: Kysely<Unscoped>,
  oldId: number,
  spareId: number | null,
): Promise<{ old: Device; spare: Device | undefined }> {
  const rows = await everything(db)
    .selectFrom('device')
    .selectAll()
    .where('id', 'in', [oldId, spareId ?? oldId])
    .orderBy('id')
    .forUpdate()
    .execute()
  const old = rows.find(({ id }) => id === oldId)
  return old ? { old, spare: rows.find(({ id }) => id === spareId) } : fail('NotFound')
}

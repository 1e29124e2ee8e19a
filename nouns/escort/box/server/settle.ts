import type { Services } from '@shouya/server/core/services.ts'
import { sql } from 'kysely'
import { boxPosition } from '../noun.ts'

/**
 * At 23:50 (domain 17.3, box_settle) boxes that are still on their way are recorded as in the vault; boxes that a vault has
 * confirmed are not changed. Returns their number.
 */
export async function settleBoxes({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const settled = await database.kysely
    .updateTable('box')
    .set({ position: boxPosition.vault, position_time: now, update_time: now, version: sql<number>`version + 1` })
    .where('position', '=', boxPosition.underway)
    .executeTakeFirst()
  return Number(settled.numUpdatedRows)
}

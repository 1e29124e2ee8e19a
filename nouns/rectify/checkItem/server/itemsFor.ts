import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { applies, type CheckItem, type Place } from './applies.ts'

/** The items of a scene that a unit's check of a day has, in their order. */
export async function itemsFor(db: Kysely<Unscoped>, scene: number, place: Place, day: string): Promise<CheckItem[]> {
  const items = await db
    .selectFrom('check_item')
    .selectAll()
    .where('scene', '=', scene)
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return items.filter((item) => applies(item, place, day))
}

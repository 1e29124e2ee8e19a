import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely, Selectable } from 'kysely'
import { checkItem } from '../noun.ts'

const { on } = checkItem.states.codes

export type CheckItem = Selectable<DB['check_item']>

/** What of a unit decides which items it has. `path` are the ids of the units above it and its own. */
export type Place = { dept_type: number; has_vault: boolean; has_self_service: boolean; path: string }

type Rule = Pick<
  CheckItem,
  'status' | 'dept_types' | 'need_vault' | 'need_self_service' | 'effective_begin' | 'effective_end' | 'owner_dept_id'
>

/** Is an item part of a unit's checks on a day (domain 4.1)? */
export function applies(item: Rule, { dept_type, has_vault, has_self_service, path }: Place, day: string): boolean {
  return (
    item.status === on &&
    (item.dept_types.length === 0 || item.dept_types.includes(dept_type)) &&
    (!item.need_vault || has_vault) &&
    (!item.need_self_service || has_self_service) &&
    (item.effective_begin === null || item.effective_begin <= day) &&
    (item.effective_end === null || item.effective_end >= day) &&
    (item.owner_dept_id === null || path.split('.').includes(String(item.owner_dept_id)))
  )
}

/** The items of a scene that a unit's check of a day has, in their order. */
export async function itemsFor(db: Kysely<Unscoped>, scene: number, place: Place, day: string): Promise<CheckItem[]> {
  const items = await db
    .selectFrom('check_item')
    .selectAll()
    .where('scene', '=', scene)
    .where('status', '=', on)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return items.filter((item) => applies(item, place, day))
}

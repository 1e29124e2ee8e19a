import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/**
 * The repair order that holds a device now (domain 8.3), the last one of several.
 * @param but an order that does not count: it is the one that is sent again
 */
export const orderOf = (db: Kysely<Unscoped>, equipmentId: number, but?: number) =>
  everything(db)
    .selectFrom('repair_order')
    .select(['id', 'bill_no', 'status'])
    .where('equipment_id', '=', equipmentId)
    .where('holds_device', '=', true)
    .$if(but !== undefined, (query) => query.where('id', '<>', but as number))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

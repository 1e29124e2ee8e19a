import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** The repair that holds a terminal now (domain 8.3), the last one of several. */
export const openRepairOf = (db: Kysely<Unscoped>, deviceId: number) =>
  everything(db)
    .selectFrom('trade_repair')
    .select(['id', 'bill_no'])
    .where('device_id', '=', deviceId)
    .where('holds_device', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

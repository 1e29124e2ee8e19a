import { sql } from 'kysely'
import { ownerType } from '../noun.ts'

/** Whether a row of `consume_balance` is that of a device that is in stock, given back or scrapped: it needs nothing. */
export const ofIdleDevice = sql<boolean>`exists (select from device idle where consume_balance.owner_type = ${sql.lit(ownerType.device)}
  and idle.id = consume_balance.owner_id and idle.status in (0, 6, 7))`

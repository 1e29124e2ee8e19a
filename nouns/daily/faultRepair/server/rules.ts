import type { Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import { faultRepair } from '../noun.ts'

/** The register's number in requests for late entries (approvals/template). */
export const register = '5'

export type Fault = Selectable<DB['fault_repair']>

/** The branch is notified after this time out of order. */
export const ESCALATED_AFTER = 24 * 3_600_000

/** The moves that the caller may make with a fault now: one order at a time takes it over, which then is what starts the work. */
export const movesOf = (row: Fault, user: Principal) =>
  allowedMoves(faultRepair, row, user).filter(
    (move) => row.repair_order_id === null || (move !== 'order' && move !== 'start'),
  )

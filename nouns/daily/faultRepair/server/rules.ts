import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'

/** The register's number in requests for late entries (approvals/template). */
export const register = '5'

export type Fault = Selectable<DB['fault_repair']>

/** The branch is notified after this time out of order. */
export const ESCALATED_AFTER = 24 * 3_600_000

import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'

/** The register as a request to file late names it (approvals/template). */
export const book = '5'

export type Fault = Selectable<DB['fault_repair']>

/** So long a technical defence may be out before the branch is told. */
export const ESCALATED_AFTER = 24 * 3_600_000

import type { Selectable } from 'kysely'
import type { DB } from '../../../db/schema.gen.ts'

export type Fault = Selectable<DB['fault_repair']>

/** So long a technical defence may be out before the branch is told. */
export const ESCALATED_AFTER = 24 * 3_600_000

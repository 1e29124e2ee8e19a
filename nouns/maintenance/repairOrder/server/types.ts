import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable, Updateable } from 'kysely'
import { repairOrder } from '../noun.ts'

export type Order = Selectable<DB['repair_order']>
export type Change = Updateable<DB['repair_order']>

export const { table } = repairOrder
export const status = repairOrder.states.codes

import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { drillPlan } from '../noun.ts'

export type DrillPlan = Selectable<DB['drill_plan']>

export const status = drillPlan.states.codes

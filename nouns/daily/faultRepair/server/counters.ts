import type { Ctx } from '@shouya/server/core/context.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { faultRepair } from '../noun.ts'
import { conditionsOf } from './rows.ts'

export const faultCounters = (ctx: Ctx) => countersOf(ctx, faultRepair, conditionsOf)

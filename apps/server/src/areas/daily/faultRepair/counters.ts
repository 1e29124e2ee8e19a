import { faultRepair } from '@shouya/contract/nouns/faultRepair/noun'
import type { Ctx } from '../../../core/context.ts'
import { countersOf } from '../../../noun/counters.ts'
import { conditionsOf } from './rows.ts'

export const faultCounters = (ctx: Ctx) => countersOf(ctx, faultRepair, conditionsOf)

import { handle } from '@shouya/server/core/handle.ts'
import * as TradeStat from '../contract.ts'
import { getStat } from './stat.ts'

export const tradeStat = handle(TradeStat, { GetStat: getStat })

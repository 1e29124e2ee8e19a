import { handle } from '@shouya/server/core/handle.ts'
import * as TradeStat from '../contract.ts'
import { getAgentStat } from './agentStat.ts'
import { getConsumeStat } from './consumeStat.ts'
import { getNow } from './now.ts'
import { getStat } from './stat.ts'
import { getUseStat } from './useStat.ts'

export const tradeStat = handle(TradeStat, {
  GetStat: getStat,
  GetAgentStat: getAgentStat,
  GetUseStat: getUseStat,
  GetNow: getNow,
  GetConsumeStat: getConsumeStat,
})

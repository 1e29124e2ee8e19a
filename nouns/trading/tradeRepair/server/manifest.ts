import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { GetTradePageList, tradeDetail } from '../contract.ts'
import { tradeRepair as noun } from '../noun.ts'
import { trade } from './actions.ts'
import { confirmTradeByClock } from './clock.ts'
import { conditionsOf, selectRepairs } from './rows.ts'

export const manifest: Manifest = {
  actions: trade,
  exporters: {
    TradeRepair: listExporter(noun, { query: GetTradePageList.in, conditionsOf, select: selectRepairs }),
  },
  readers: () => readersOf(noun),
  jobs: {
    trade_repair_confirm: {
      cron: '20 * * * *',
      ...{ run: confirmTradeByClock, told: 'repairs of terminals are confirmed or closed by the clock' },
    },
  },
  historians: { trade_repair: historianInScope('trade_repair', tradeDetail) },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf()),
}

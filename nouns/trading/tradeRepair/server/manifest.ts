import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { archivable } from '@shouya/server/noun/paper/archivable.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { GetTradePageList, tradeDetail } from '../contract.ts'
import { tradeRepair as noun } from '../noun.ts'
import { trade } from './actions.ts'
import { confirmTradeByClock } from './clock.ts'
import { paperLinesOf } from './paperLines.ts'
import { conditionsOf, detailsOf, selectRepairs } from './rows.ts'

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
  archived: {
    trade_repair: archivable(noun, {
      ...{ final: ['done'], dropped: ['cancelled'], ended: 'close_time', kept: [{ as: 'repair' }] },
      form: 'tradeRepair.print.sheet',
      parts: { repair_part: 'order_id', repair_flow: 'order_id' },
      period: ({ create_time }) => create_time.slice(0, 7),
      title: ({ device_no }) => device_no,
      further: paperLinesOf,
      select: selectRepairs,
      detailed: detailsOf,
    }),
  },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf()),
  search: foundOf(noun, {
    kind: 'repair',
    time: 'create_time',
    select: selectRepairs,
    says: ({ bill_no, device_no, agent_name, member_name, fault_desc }) => ({
      title: `${bill_no} ${device_no}`,
      note: [member_name ?? agent_name, fault_desc].join(' '),
    }),
  }),
}

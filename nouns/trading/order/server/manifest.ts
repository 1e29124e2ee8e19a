import type { Manifest } from '@shouya/nouns/manifest.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { GetPageList, orderDetail } from '../contract.ts'
import { order as noun } from '../noun.ts'
import { order } from './actions.ts'
import { orderCheck } from './check.ts'
import { cancelUnpaid, receiveByClock } from './clock.ts'
import { orderPayable } from './pay.ts'
import { conditionsOf, selectOrders } from './rows.ts'

export const manifest: Manifest = {
  actions: order,
  exporters: {
    Order: listExporter(noun, {
      ...{ query: GetPageList.in, conditionsOf, select: selectOrders },
      shape: (_, rows) => rows.map((row) => ({ ...row, phone: row.phone && maskNumber(row.phone) })),
    }),
  },
  // Money has passed, or could have: what was deleted is never gone (domain 0.3).
  recycled: { trade_order: { kept: true } },
  readers: () => readersOf(noun),
  jobs: {
    order_timeout: { cron: '*/5 * * * *', run: cancelUnpaid, told: 'orders that nobody has paid are canceled' },
    order_receive: { cron: '10 * * * *', run: receiveByClock, told: 'orders are received by the clock' },
  },
  historians: { trade_order: historianInScope('trade_order', orderDetail) },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  search: foundOf(noun, {
    kind: 'order',
    time: 'create_time',
    select: selectOrders,
    says: ({ bill_no, buyer_name, goods, create_time }) => ({
      title: `${bill_no} ${buyer_name}`,
      note: `${goods ?? ''} ${create_time.slice(0, 10)}`,
    }),
  }),
  ledgerChecks: [orderCheck],
  payables: { trade_order: orderPayable },
}

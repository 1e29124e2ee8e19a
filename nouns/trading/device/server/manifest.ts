import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { GetPageList } from '../contract.ts'
import { device as noun } from '../noun.ts'
import { device } from './actions.ts'
import { markOffline } from './offline.ts'
import { conditionsOf, selectDevices } from './rows.ts'
import { settleUnpaid } from './unpaid.ts'

export const manifest: Manifest = {
  actions: device,
  exporters: { Device: listExporter(noun, { query: GetPageList.in, conditionsOf, select: selectDevices }) },
  jobs: {
    device_offline: { cron: '*/5 * * * *', run: markOffline },
    device_unpaid: {
      cron: '25 * * * *',
      run: settleUnpaid,
      told: 'devices that are not paid for were stopped, or restored',
    },
  },
  recycled: { device: {} },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf()),
  search: foundOf(noun, {
    kind: 'device',
    select: selectDevices,
    says: ({ device_no, product_name, agent_name, install_address }) => ({
      title: `${device_no} ${product_name}`,
      note: [agent_name, install_address].filter(Boolean).join(' '),
    }),
  }),
}

import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { GetPageList, rechargeDetail } from '../contract.ts'
import { recharge as noun } from '../noun.ts'
import { recharge } from './actions.ts'
import { rechargeCheck } from './check.ts'
import { closeUnpaid, earnPackages } from './clock.ts'
import { conditionsOf, selectRecharges } from './rows.ts'
import { rechargePayable } from './settle.ts'

export const manifest: Manifest = {
  actions: recharge,
  exporters: { Recharge: listExporter(noun, { query: GetPageList.in, conditionsOf, select: selectRecharges }) },
  readers: () => readersOf(noun),
  jobs: {
    recharge_timeout: { cron: '*/5 * * * *', run: closeUnpaid, told: 'recharges that nobody has paid are closed' },
    package_revenue: { cron: '40 1 * * *', run: earnPackages, told: 'packages are used up or past their time' },
  },
  historians: { recharge_order: historianInScope('recharge_order', rechargeDetail) },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  search: foundOf(noun, {
    kind: 'recharge',
    time: 'create_time',
    select: selectRecharges,
    says: ({ bill_no, member_name, package_name, create_time }) => ({
      title: `${bill_no} ${member_name}`,
      note: `${package_name} ${create_time.slice(0, 10)}`,
    }),
  }),
  ledgerChecks: [rechargeCheck],
  payables: { recharge_order: rechargePayable },
}

import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { GetBalancePageList } from '../contract.ts'
import { consumeBalance as noun } from '../noun.ts'
import { balance } from './actions.ts'
import { balanceCheck } from './check.ts'
import { expireBalances } from './expire.ts'
import { conditionsOf, selectBalances } from './rows.ts'

export const manifest: Manifest = {
  actions: balance,
  exporters: {
    ConsumeBalance: listExporter(noun, { query: GetBalancePageList.in, conditionsOf, select: selectBalances }),
  },
  jobs: { balance_expire: { cron: '10 0 * * *', run: expireBalances, told: 'authorizations have expired' } },
  ledgerChecks: [balanceCheck],
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
}

import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { deposit as noun } from '../noun.ts'
import { deposit } from './actions.ts'
import { checkDeposits } from './checkDeposits.ts'
import { closeUnpaid } from './closeUnpaid.ts'
import { remindOfLateRefunds } from './overdue.ts'
import { depositPayable } from './payable.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: deposit,
  jobs: {
    deposit_overdue: { cron: '20 8 * * *', run: remindOfLateRefunds },
    deposit_timeout: {
      cron: '*/5 * * * *',
      run: closeUnpaid,
      told: 'deposits that nobody has paid online are canceled',
    },
  },
  ledgerChecks: [checkDeposits],
  payables: { cash_pledge: depositPayable },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
}

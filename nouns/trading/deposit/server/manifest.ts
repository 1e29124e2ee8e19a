import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { deposit as noun } from '../noun.ts'
import { deposit } from './actions.ts'
import { checkDeposits } from './checkDeposits.ts'
import { remindOfLateRefunds } from './overdue.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: deposit,
  jobs: { deposit_overdue: { cron: '20 8 * * *', run: remindOfLateRefunds } },
  ledgerChecks: [checkDeposits],
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
}

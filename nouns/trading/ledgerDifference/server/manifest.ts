import type { Manifest } from '@shouya/nouns/manifest.ts'
import { ledgerDifference } from './actions.ts'
import { differenceExporter } from './exporter.ts'
import { paymentCheck } from './paymentCheck.ts'
import { differenceCounters } from './rows.ts'
import { reconcileNightly } from './run.ts'

export const manifest: Manifest = {
  actions: (all) => ledgerDifference(all.ledgerChecks),
  exporters: { LedgerDifference: differenceExporter },
  jobs: {
    reconcile: {
      cron: '0 3 * * *',
      run: (services, now, { all }) => reconcileNightly(services, now, all.ledgerChecks),
      told: 'differences were found in the ledger',
    },
  },
  counters: differenceCounters,
  ledgerChecks: [paymentCheck],
}

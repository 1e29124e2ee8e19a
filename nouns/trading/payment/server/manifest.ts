import type { Manifest } from '@shouya/nouns/manifest.ts'
import { paymentActions } from './actions.ts'
import { askProviders } from './askProviders.ts'
import { noticeExporter } from './exporter.ts'
import { paymentRoutes } from './routes.ts'
import { noticeCounters } from './rows.ts'
import { queryRefunds, sendBack, sendBackAgain } from './sendBack.ts'

export const manifest: Manifest = {
  actions: paymentActions,
  routes: paymentRoutes,
  exporters: { PaymentNotice: noticeExporter },
  jobs: {
    payment_query: {
      cron: '*/5 * * * *',
      run: (services, now, { all }) => askProviders(services, all.payables, now),
      told: 'payments were found whose call had got lost',
    },
    payment_refund: { run: sendBack },
    payment_refund_query: { cron: '*/10 * * * *', run: queryRefunds },
    payment_refund_again: { cron: '15 9 * * *', run: sendBackAgain, told: 'refunds are asked for again' },
  },
  counters: noticeCounters,
}

import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  title: 'Trading statistics',
  book: 'Trading statistics',
  tabs: {
    stat: 'Statistics',
    accounts: 'Accounts',
    txns: 'Vouchers',
    sheet: 'Trial balance',
    checks: 'Reconciliation',
  },
  days: 'Days',
  group: { label: 'Group by', day: 'By day', month: 'By month' },
  chart: 'Orders, refunds and recharges',
  asTable: 'Show table',
  asChart: 'Show chart',
  sum: 'Total',
  rule: 'All figures come from vouchers of the ledger; what was reversed does not count. Deposits are what was held at the end.',
  field: {
    period: 'Period',
    orders: 'Orders',
    refunds: 'Refunds',
    net: 'Net',
    recharges: 'Recharges',
    recharge_refunds: 'Recharge refunds',
    deposits: 'Deposits held',
  },
} satisfies Translation<typeof CN>

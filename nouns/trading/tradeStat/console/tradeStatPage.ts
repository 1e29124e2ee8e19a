import type { Page } from '@shouya/console/ui/page/Page.ts'
import { TRADE_STAT } from '../../books/routes.ts'
import { tradeStat } from '../figures.ts'

/** Statistics of trading, and the ledger that they come from. */
export const tradeStatPage: Page = {
  router: 'tradeStat',
  path: TRADE_STAT,
  permission: tradeStat.permission,
  texts: ['tradeStat', 'ledger', 'ledgerAccount', 'ledgerDifference'],
  load: () => import('./TradeStat.tsx'),
  lists: { 'Ledger/GetDifferencePageList': 'tab=checks' },
  quick: {
    quickTradeStat: {},
    // Reconciliation.
    quickReconcile: { query: 'tab=checks' },
  },
}

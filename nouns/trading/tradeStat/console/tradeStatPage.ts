import type { Page } from '@shouya/console/ui/page/Page.ts'
import { tradeStat } from '../noun.ts'

/** Statistics of trading, and the ledger that they come from. */
export const tradeStatPage: Page = {
  router: 'tradeStat',
  path: tradeStat.route,
  permission: tradeStat.permission,
  texts: ['tradeStat', 'ledger', 'ledgerAccount', 'ledgerDifference', 'nounWords'],
  load: () => import('./TradeStat.tsx'),
  lists: { 'Ledger/GetDifferencePageList': 'tab=checks' },
}

import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Repairs of terminals. */
export const tradeRepairsPage: Page = {
  router: 'tradeRepair',
  path: '/product/repair',
  permission: 'trade_repair',
  // The parts of a repair are those of the bank's repair orders.
  texts: ['tradeRepair', 'repairOrder'],
  load: () => import('./TradeRegister.tsx'),
  lists: { 'Repair/GetTradePageList': '' },
}

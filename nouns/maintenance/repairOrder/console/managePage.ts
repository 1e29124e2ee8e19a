import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Repair orders of branch and vendor: list, board, statistics. */
export const managePage: Page = {
  router: 'manage',
  path: '/list/manage',
  permission: 'repair_mgr',
  texts: ['repairOrder'],
  load: () => import('./RepairManage.tsx'),
  quick: {
    quickOrders: { query: 'tab=board' },
  },
  lists: { 'Repair/GetPageList': '' },
}

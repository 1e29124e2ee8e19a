import type { Page } from '@shouya/console/ui/page/Page.ts'
import { REQUESTS } from '../noun.ts'

/** Repairs as those see them who ask for them. */
export const requestPage: Page = {
  router: 'repairList',
  path: REQUESTS,
  permission: 'repair_req',
  texts: ['repairOrder'],
  load: () => import('./RepairRequests.tsx'),
  lists: { 'Repair/GetRequestPageList': '' },
  quick: {
    quickRepair: { files: true, operation: 'add', query: 'new=1' },
  },
}

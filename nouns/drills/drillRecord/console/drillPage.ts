import type { Page } from '@shouya/console/ui/page/Page.ts'
import { drillRecord } from '../noun.ts'

/** Emergency drills, the plans that they follow, and their statistics. */
export const drillPage: Page = {
  router: 'drill',
  path: drillRecord.route,
  permission: drillRecord.permission,
  texts: ['drillRecord', 'drillPlan'],
  load: () => import('./Drills.tsx'),
  lists: { 'DrillRecord/GetPageList': '' },
}

import type { Page } from '@shouya/console/ui/page/Page.ts'
import { securityItem } from '../noun.ts'

export const securityItemPage: Page = {
  router: 'taskSecurityItemList',
  path: securityItem.route,
  permission: securityItem.permission,
  texts: ['securityItem', 'checkReport', 'answer'],
  load: () => import('./SecurityItemReports.tsx'),
  prepare: () => import('./prepareSecurityItem.ts'),
  lists: { 'SecurityItem/GetPageList': '' },
}

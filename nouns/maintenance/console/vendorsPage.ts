import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Maintenance vendors, their bindings and contacts. */
export const vendorsPage: Page = {
  router: 'maintainList',
  path: '/exception/maintainList',
  permission: 'maintain',
  texts: ['vendor', 'vendorBinding', 'vendorContact'],
  load: () => import('./Vendors.tsx'),
  lists: { 'Maintenance/GetCompanyPageList': '' },
}

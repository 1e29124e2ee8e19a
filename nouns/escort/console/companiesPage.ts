import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Escort companies. */
export const companiesPage: Page = {
  router: 'escortCompanyList',
  path: '/exception/escort/List',
  permission: 'escort_company',
  texts: ['box', 'car', 'company', 'escort', 'plan', 'route', 'staff'],
  load: () => import('./EscortCompanies.tsx'),
  lists: { 'Escort/GetCompanyPageList': '' },
}

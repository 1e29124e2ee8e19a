import type { Page } from '@shouya/console/ui/page/Page.ts'

/** What terminals use up. */
export const consumesPage: Page = {
  router: 'consume',
  path: '/product/consume',
  permission: 'consume',
  texts: ['consume', 'product', 'versions'],
  load: () => import('./ConsumeRegister.tsx'),
  lists: { 'Consume/GetPageList': '' },
}

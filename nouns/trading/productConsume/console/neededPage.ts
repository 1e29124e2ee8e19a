import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Which consumables each product uses. */
export const neededPage: Page = {
  router: 'productConsume',
  path: '/product/productConsume',
  permission: 'consume',
  texts: ['productConsume'],
  load: () => import('./NeededRegister.tsx'),
}

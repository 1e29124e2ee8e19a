import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Check items. */
export const itemsPage: Page = {
  router: 'checkItemList',
  path: '/exception/checkItem',
  permission: 'check_item',
  texts: ['checkItem'],
  load: () => import('./ItemRegister.tsx'),
}

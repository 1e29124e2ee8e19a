import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Uses of terminals. */
export const useLogPage: Page = {
  router: 'useLog',
  path: '/product/useLog',
  permission: 'use_log',
  texts: ['useLog'],
  load: () => import('./UseRegister.tsx'),
}

import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The password, the second step and the sessions of the user. */
export const passwordPage: Page = {
  router: 'password',
  path: '/dashboard/password',
  permission: null,
  texts: ['dashboard'],
  load: () => import('./Password.tsx'),
}

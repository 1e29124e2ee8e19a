import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Meeting Management. */
export const conferencePage: Page = {
  router: 'conference',
  path: '/conference',
  permission: 'conference',
  texts: ['conference'],
  load: () => import('./ConferenceRegister.tsx'),
}

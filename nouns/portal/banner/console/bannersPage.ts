import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Pictures of the portal and where they are shown. */
export const bannersPage: Page = {
  router: 'banner',
  path: '/exception/banner',
  permission: 'sys_banner',
  texts: ['banner'],
  load: () => import('./BannerRegister.tsx'),
}

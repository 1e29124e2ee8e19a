import type { Page } from '@shouya/console/ui/page/Page.ts'

/** System parameters. */
export const settingPage: Page = {
  router: 'setting',
  path: '/exception/setting',
  permission: 'sys_setting',
  texts: ['setting'],
  load: () => import('./Setting.tsx'),
}

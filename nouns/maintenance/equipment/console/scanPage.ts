import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Where the code on a device's label leads; everybody who is signed in may arrive here. */
export const scanPage: Page = {
  router: 'deviceScan',
  path: '/list/device',
  permission: null,
  texts: ['equipment'],
  load: () => import('./Scan.tsx'),
}

import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Terminals that are sold and leased. */
export const devicePage: Page = {
  router: 'device',
  path: '/product/device',
  permission: 'device',
  texts: ['device'],
  load: () => import('./DevicePage.tsx'),
  lists: { 'Device/GetPageList': '' },
  quick: {
    quickTerminals: {},
  },
}

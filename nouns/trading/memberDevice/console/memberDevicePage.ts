import type { Page } from '@shouya/console/ui/page/Page.ts'

/** To which members the devices of agents are bound. */
export const memberDevicePage: Page = {
  router: 'memberDevice',
  path: '/product/memberDevice',
  permission: 'member_device',
  texts: ['memberDevice'],
  load: () => import('./BindingRegister.tsx'),
}

import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Service packages for members. */
export const packagePage: Page = {
  router: 'package',
  path: '/product/package',
  permission: 'package',
  texts: ['rechargePackage'],
  load: () => import('./PackageRegister.tsx'),
}

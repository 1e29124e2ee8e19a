import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The people of vendors; a vendor's own people see theirs here. */
export const contactsPage: Page = {
  router: 'address',
  path: '/exception/address',
  permission: 'maintain_contact',
  texts: ['vendorContact'],
  load: () => import('./ContactRegister.tsx'),
}

import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The address book, and the numbers that are entered for it. */
export const addressPage: Page = {
  router: 'sysaddress',
  path: '/exception/sysaddress',
  permission: 'sys_contact',
  texts: ['contact'],
  load: () => import('./AddressBook.tsx'),
}

import type { Stop } from '@shouya/console/testing/Stop.ts'
import { contactsPage } from '../contactsPage.ts'

export default [
  { name: 'contacts of vendors', path: contactsPage.path, shows: 'rows' },
  { corner: true, name: 'contact of a vendor', path: contactsPage.path, shows: 'record' },
  { corner: true, name: 'new contact of a vendor', path: `${contactsPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

import type { Stop } from '@shouya/console/testing/Stop.ts'
import { addressPage } from '../addressPage.ts'

export default [
  { name: 'address book', path: addressPage.path, shows: 'rows' },
  { corner: true, name: 'entered numbers', path: `${addressPage.path}?tab=entered`, shows: 'rows' },
  { corner: true, name: 'entered number', path: `${addressPage.path}?tab=entered`, shows: 'record' },
  { corner: true, name: 'new number', path: `${addressPage.path}?tab=entered&new=1`, shows: 'drawer' },
] satisfies Stop[]

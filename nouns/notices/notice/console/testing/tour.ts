import type { Stop } from '@shouya/console/testing/Stop.ts'
import { managedPage } from '../managedPage.ts'
import { receivedPage } from '../receivedPage.ts'

export default [
  { name: 'notices', path: receivedPage.path, shows: 'rows' },
  { corner: true, name: 'notice', path: receivedPage.path, shows: 'record' },
  { name: 'managed notices', path: managedPage.path, shows: 'rows' },
  { corner: true, name: 'new notice', path: `${managedPage.path}?new=1`, shows: 'drawer' },
  { corner: true, name: 'managed notice', path: managedPage.path, shows: 'record' },
] satisfies Stop[]

import type { Stop } from '@shouya/console/testing/Stop.ts'
import { staffPage } from '../staffPage.ts'

export default [
  { name: 'people', path: staffPage.path, shows: 'rows' },
  { corner: true, name: 'person', path: staffPage.path, shows: 'record' },
  { corner: true, name: 'new person', path: `${staffPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

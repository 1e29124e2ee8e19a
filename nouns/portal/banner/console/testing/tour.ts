import type { Stop } from '@shouya/console/testing/Stop.ts'
import { bannersPage } from '../bannersPage.ts'

export default [
  { name: 'banners', path: bannersPage.path, shows: 'rows' },
  { corner: true, name: 'banner', path: bannersPage.path, shows: 'record' },
  { corner: true, name: 'new banner', path: `${bannersPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

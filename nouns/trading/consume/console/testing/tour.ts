import type { Stop } from '@shouya/console/testing/Stop.ts'
import { consumesPage } from '../consumesPage.ts'

export default [
  { name: 'consumables', path: consumesPage.path, shows: 'rows' },
  { corner: true, name: 'consumable', path: consumesPage.path, shows: 'record' },
  { corner: true, name: 'new consumable', path: `${consumesPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

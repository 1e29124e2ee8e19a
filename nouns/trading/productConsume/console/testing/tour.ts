import type { Stop } from '@shouya/console/testing/Stop.ts'
import { neededPage } from '../neededPage.ts'

export default [
  { name: 'product consumables', path: neededPage.path, shows: 'rows' },
  { corner: true, name: 'new product consumable', path: `${neededPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

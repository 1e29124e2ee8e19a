import type { Stop } from '@shouya/console/testing/Stop.ts'
import { balancesPage } from '../balancesPage.ts'

export default [
  { corner: true, name: 'new authorization', path: `${balancesPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

import type { Stop } from '@shouya/console/testing/Stop.ts'
import { rechargePage } from '../rechargePage.ts'

export default [
  { name: 'recharges', path: rechargePage.path, shows: 'rows' },
  { corner: true, name: 'recharge', path: rechargePage.path, shows: 'record' },
  { corner: true, name: 'payment notices', path: `${rechargePage.path}?tab=notices`, shows: 'rows' },
  { corner: true, name: 'new recharge', path: `${rechargePage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

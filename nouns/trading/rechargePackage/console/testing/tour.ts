import type { Stop } from '@shouya/console/testing/Stop.ts'
import { packagePage } from '../packagePage.ts'

export default [
  { name: 'recharge packages', path: packagePage.path, shows: 'rows' },
  { corner: true, name: 'recharge package', path: packagePage.path, shows: 'record' },
  { corner: true, name: 'new recharge package', path: `${packagePage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

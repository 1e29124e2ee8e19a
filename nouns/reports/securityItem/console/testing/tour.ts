import type { Stop } from '@shouya/console/testing/Stop.ts'
import { securityItemPage } from '../securityItemPage.ts'

export default [
  { name: 'monthly checks', path: securityItemPage.path, who: 'outlet_safety' },
  {
    corner: true,
    name: 'new monthly check',
    path: `${securityItemPage.path}?new=1`,
    who: 'outlet_safety',
    shows: 'drawer',
  },
] satisfies Stop[]

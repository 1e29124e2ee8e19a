import type { Stop } from '@shouya/console/testing/Stop.ts'
import { drillPage } from '../drillPage.ts'

export default [
  { name: 'drills', path: drillPage.path, who: 'outlet_safety' },
  { name: 'drill plans', path: `${drillPage.path}?tab=plans`, who: 'hq_security' },
  { name: 'drill statistics', path: `${drillPage.path}?tab=stat`, who: 'hq_security' },
  { corner: true, name: 'new drill', path: `${drillPage.path}?new=1`, who: 'outlet_safety', shows: 'drawer' },
  {
    corner: true,
    name: 'new drill plan',
    path: `${drillPage.path}?tab=plans&new=1`,
    who: 'hq_security',
    shows: 'drawer',
  },
] satisfies Stop[]

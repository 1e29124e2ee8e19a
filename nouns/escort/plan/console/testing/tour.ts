import type { Stop } from '@shouya/console/testing/Stop.ts'
import { plansPage } from '../../../console/plansPage.ts'

export default [
  { name: 'plans', path: plansPage.path, shows: 'rows' },
  { corner: true, name: 'plan', path: plansPage.path, shows: 'record' },
  { corner: true, name: 'new plan', path: `${plansPage.path}?new=1`, shows: 'drawer' },
  { corner: true, name: 'routes', path: `${plansPage.path}?tab=route`, shows: 'rows' },
  { corner: true, name: 'route', path: `${plansPage.path}?tab=route`, shows: 'record' },
  { corner: true, name: 'new route', path: `${plansPage.path}?tab=route&new=1`, shows: 'drawer' },
  { corner: true, name: 'boxes', path: `${plansPage.path}?tab=box`, shows: 'rows' },
  { corner: true, name: 'new box', path: `${plansPage.path}?tab=box&new=1`, shows: 'drawer' },
] satisfies Stop[]

import type { Stop } from '@shouya/console/testing/Stop.ts'
import { carsPage } from '../carsPage.ts'

export default [
  { name: 'vehicles', path: carsPage.path, shows: 'rows' },
  { corner: true, name: 'vehicle', path: carsPage.path, shows: 'record' },
  { corner: true, name: 'new vehicle', path: `${carsPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

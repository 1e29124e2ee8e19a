import type { Stop } from '@shouya/console/testing/Stop.ts'
import { visitorsPage } from '../visitorsPage.ts'

export default [
  { name: 'visitors', path: `${visitorsPage.path}?all=1`, shows: 'rows' },
  { corner: true, name: 'new visitor', path: `${visitorsPage.path}?new=1`, shows: 'drawer' },
  { corner: true, name: 'visitor', path: `${visitorsPage.path}?all=1`, shows: 'record' },
] satisfies Stop[]

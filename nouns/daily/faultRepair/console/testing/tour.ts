import type { Stop } from '@shouya/console/testing/Stop.ts'
import { faultPage } from '../faultPage.ts'

export default [
  { name: 'faults', path: `${faultPage.path}?all=1`, shows: 'rows' },
  { corner: true, name: 'new fault', path: `${faultPage.path}?new=1`, shows: 'drawer' },
  { corner: true, name: 'fault', path: `${faultPage.path}?all=1`, shows: 'record' },
] satisfies Stop[]

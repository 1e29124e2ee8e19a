import type { Stop } from '@shouya/console/testing/Stop.ts'
import { checkPage } from '../checkPage.ts'

export default [
  { name: 'checks', path: `${checkPage.path}?all=1`, shows: 'rows' },
  { name: 'abnormal items', path: `${checkPage.path}?tab=abnormal`, shows: 'rows' },
  { corner: true, name: 'check', path: `${checkPage.path}?all=1`, shows: 'record' },
  { name: 'new check', path: `${checkPage.path}?new=1`, who: 'outlet_safety', shows: 'drawer' },
] satisfies Stop[]

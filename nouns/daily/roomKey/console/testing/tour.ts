import type { Stop } from '@shouya/console/testing/Stop.ts'
import { handoverPage } from '../handoverPage.ts'

export default [
  { name: 'handovers', path: `${handoverPage.path}?all=1`, shows: 'rows' },
  { name: 'new handover', path: `${handoverPage.path}?new=1`, shows: 'drawer' },
  { corner: true, name: 'handover', path: `${handoverPage.path}?all=1`, shows: 'record' },
  { name: 'handovers of an outlet', path: `${handoverPage.path}?all=1`, who: 'outlet_safety', shows: 'rows' },
  { corner: true, name: 'key ledger', path: `${handoverPage.path}?tab=ledger`, who: 'outlet_safety', shows: 'rows' },
] satisfies Stop[]

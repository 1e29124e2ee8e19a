import type { Stop } from '@shouya/console/testing/Stop.ts'
import { moneyBoxPage } from '../moneyBoxPage.ts'

export default [
  { name: 'escort handovers', path: `${moneyBoxPage.path}?all=1`, shows: 'rows' },
  { corner: true, name: 'escort handover', path: `${moneyBoxPage.path}?all=1`, shows: 'record' },
  { name: 'new escort handover', path: `${moneyBoxPage.path}?new=1`, who: 'outlet_safety', shows: 'drawer' },
] satisfies Stop[]

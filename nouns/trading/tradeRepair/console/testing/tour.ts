import type { Stop } from '@shouya/console/testing/Stop.ts'
import { tradeRepairsPage } from '../tradeRepairsPage.ts'

export default [
  { corner: true, name: 'new terminal repair', path: `${tradeRepairsPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

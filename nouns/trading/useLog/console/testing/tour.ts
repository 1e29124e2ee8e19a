import type { Stop } from '@shouya/console/testing/Stop.ts'
import { useLogPage } from '../useLogPage.ts'

export default [
  { name: 'uses of terminals', path: useLogPage.path, who: 'trade_admin', shows: 'rows' },
] satisfies Stop[]

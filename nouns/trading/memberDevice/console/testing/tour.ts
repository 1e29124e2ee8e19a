import type { Stop } from '@shouya/console/testing/Stop.ts'
import { memberDevicePage } from '../memberDevicePage.ts'

export default [
  { name: 'bindings of terminals', path: memberDevicePage.path, who: 'trade_admin', shows: 'rows' },
  {
    ...{ corner: true, name: 'a terminal is bound', path: `${memberDevicePage.path}?new=1`, who: 'trade_admin' },
    shows: 'drawer',
  },
] satisfies Stop[]

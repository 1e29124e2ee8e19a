import type { Stop } from '@shouya/console/testing/Stop.ts'
import { dutyWallPage } from '../dutyWallPage.ts'

export default [
  { name: 'duty wall', path: dutyWallPage.path, shows: { wait: 'main section :is(button, [role=button])' } },
] satisfies Stop[]

import type { Stop } from '../../../../testing/Stop.ts'
import { dutyWallPage } from '../dutyWallPage.ts'

export default [
  { name: 'duty wall', path: dutyWallPage.path, shows: { wait: 'main section :is(button, [role=button])' } },
] satisfies Stop[]

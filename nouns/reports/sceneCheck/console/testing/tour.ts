import type { Stop } from '@shouya/console/testing/Stop.ts'
import { sceneCheckPage } from '../sceneCheckPage.ts'

export default [
  { name: 'guard checks', path: sceneCheckPage.path, who: 'branch_security' },
  {
    corner: true,
    name: 'new guard check',
    path: `${sceneCheckPage.path}?new=1`,
    who: 'branch_security',
    shows: 'drawer',
  },
] satisfies Stop[]

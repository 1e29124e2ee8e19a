import type { Stop } from '@shouya/console/testing/Stop.ts'
import { performancePage } from '../performancePage.ts'

export default [
  { name: 'yearly evaluations', path: performancePage.path, who: 'branch_security' },
  {
    corner: true,
    name: 'begin evaluations',
    path: `${performancePage.path}?new=1`,
    who: 'branch_security',
    shows: 'drawer',
  },
] satisfies Stop[]

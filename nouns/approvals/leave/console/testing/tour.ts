import type { Stop } from '@shouya/console/testing/Stop.ts'
import { leavePage } from '../leavePage.ts'

export default [
  { name: 'leave', path: leavePage.path },
  { corner: true, name: 'new leave', path: `${leavePage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

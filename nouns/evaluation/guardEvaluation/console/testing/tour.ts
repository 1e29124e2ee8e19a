import type { Stop } from '@shouya/console/testing/Stop.ts'
import { guardPage } from '../guardPage.ts'

export default [
  { name: 'guard evaluations', path: guardPage.path, who: 'outlet_leader' },
  { corner: true, name: 'new evaluation', path: `${guardPage.path}?new=1`, who: 'outlet_leader', shows: 'drawer' },
] satisfies Stop[]

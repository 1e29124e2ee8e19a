import type { Stop } from '@shouya/console/testing/Stop.ts'
import { memberPage } from '../memberPage.ts'

export default [
  { name: 'members', path: memberPage.path },
  { corner: true, name: 'new member', path: `${memberPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

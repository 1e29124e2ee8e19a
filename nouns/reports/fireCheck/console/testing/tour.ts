import type { Stop } from '@shouya/console/testing/Stop.ts'
import { fireCheckPage } from '../fireCheckPage.ts'

export default [
  { name: 'fire checks', path: fireCheckPage.path, who: 'outlet_safety' },
  { corner: true, name: 'new fire check', path: `${fireCheckPage.path}?new=1`, who: 'outlet_safety', shows: 'drawer' },
] satisfies Stop[]

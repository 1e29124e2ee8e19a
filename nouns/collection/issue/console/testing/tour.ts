import type { Stop } from '@shouya/console/testing/Stop.ts'
import { issuePage } from '../issuePage.ts'

export default [
  { name: 'collections', path: issuePage.path },
  { corner: true, name: 'new collection', path: `${issuePage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

import type { Stop } from '@shouya/console/testing/Stop.ts'
import { videoPage } from '../videoPage.ts'

export default [
  { name: 'recordings', path: `${videoPage.path}?all=1`, shows: 'rows' },
  { corner: true, name: 'new look at recordings', path: `${videoPage.path}?new=1`, shows: 'drawer' },
  { corner: true, name: 'look at recordings', path: `${videoPage.path}?all=1`, shows: 'record' },
] satisfies Stop[]

import type { Stop } from '@shouya/console/testing/Stop.ts'
import { archiveMenuPage } from '../archiveMenuPage.ts'
import { archivePage } from '../archivePage.ts'

export default [
  { name: 'archive', path: archiveMenuPage.path },
  { name: 'archive list', path: archivePage.path, shows: 'rows' },
  { corner: true, name: 'new file', path: `${archivePage.path}?new=1`, who: 'hq_security', shows: 'drawer' },
] satisfies Stop[]

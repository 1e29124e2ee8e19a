import type { Stop } from '@shouya/console/testing/Stop.ts'
import { designPage } from '../../form/console/designPage.ts'
import { fillPage } from '../../submission/console/fillPage.ts'
import { formsPage } from '../formsPage.ts'

export default [
  { name: 'forms', path: formsPage.path },
  { corner: true, name: 'new form', path: `${formsPage.path}?new=1`, shows: 'drawer' },
  { corner: true, name: 'submissions', path: `${formsPage.path}?tab=submissions` },
  { name: 'designer', path: designPage.path },
  { name: 'forms to fill in', path: fillPage.path },
] satisfies Stop[]

import type { Stop } from '@shouya/console/testing/Stop.ts'
import { conferencePage } from '../conferencePage.ts'

export default [
  { name: 'conference', path: conferencePage.path },
  { name: 'conference calendar', path: `${conferencePage.path}?tab=calendar` },
  { corner: true, name: 'new conference', path: `${conferencePage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

import type { Stop } from '@shouya/console/testing/Stop.ts'
import { meetingPage } from '../meetingPage.ts'

export default [
  { name: 'meetings', path: meetingPage.path, who: 'outlet_safety' },
  { corner: true, name: 'new meeting', path: `${meetingPage.path}?new=1`, who: 'outlet_safety', shows: 'drawer' },
] satisfies Stop[]

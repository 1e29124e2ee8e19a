import type { Stop } from '@shouya/console/testing/Stop.ts'
import { feedbackPage } from '../feedbackPage.ts'

export default [
  { name: 'feedback', path: feedbackPage.path, shows: 'rows' },
  { corner: true, name: 'one entry of feedback', path: feedbackPage.path, shows: 'record' },
  { corner: true, name: 'new feedback', path: `${feedbackPage.path}?new=1`, shows: 'drawer' },
] satisfies Stop[]

import type { Page } from '@shouya/console/ui/page/Page.ts'
import { issue } from '../noun.ts'

/** What is asked of units and people, and how far they are. */
export const issuePage: Page = {
  router: 'issue',
  path: issue.route,
  permission: issue.permission,
  texts: ['issue', 'issueItem', 'forms'],
  load: () => import('./IssuePage.tsx'),
  lists: { 'Issue/GetPageList': '' },
}

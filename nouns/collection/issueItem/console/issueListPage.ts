import type { Page } from '@shouya/console/ui/page/Page.ts'
import { issueItem } from '../noun.ts'

/** What the unit or the user is asked to hand in. */
export const issueListPage: Page = {
  router: 'issueList',
  path: issueItem.route,
  permission: issueItem.permission,
  texts: ['issueItem', 'forms'],
  load: () => import('./IssueList.tsx'),
  prepare: () => import('./prepareUploads.ts'),
  lists: { 'IssueItem/GetPageList': '' },
}

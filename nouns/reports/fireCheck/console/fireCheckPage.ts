import type { Page } from '@shouya/console/ui/page/Page.ts'
import { fireCheck } from '../noun.ts'

export const fireCheckPage: Page = {
  router: 'fireControlCheckList',
  path: fireCheck.route,
  permission: fireCheck.permission,
  texts: ['fireCheck', 'checkReport', 'answer'],
  load: () => import('./FireCheckList.tsx'),
  prepare: () => import('./prepareFireCheck.ts'),
  lists: { 'FireCheck/GetPageList': '' },
}

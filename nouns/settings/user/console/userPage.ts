import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Accounts and live sessions. */
export const userPage: Page = {
  router: 'user',
  path: '/exception/user',
  permission: 'sys_user',
  texts: ['user'],
  load: () => import('./User.tsx'),
  lists: { 'User/GetByPage': '', 'User/GetOnlineList': 'tab=online' },
  quick: {
    quickUserAdd: { files: true, operation: 'add', query: 'new=1', icon: 'person' },
    quickUsers: {},
  },
}

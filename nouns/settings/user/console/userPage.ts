import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Accounts and live sessions. */
export const userPage: Page = {
  router: 'user',
  path: '/exception/user',
  permission: 'sys_user',
  texts: ['settings', 'access'],
  load: () => import('./User.tsx'),
  lists: { 'User/GetByPage': '', 'User/GetOnlineList': 'tab=online' },
  counters: {
    user_locked: { group: 'office', unit: 'user', tone: 'waits', operation: 'unlock' },
    user_online: { group: 'office', unit: 'session', tone: 'fact' },
  },
  quick: {
    quickUserAdd: { files: true, operation: 'add', query: 'new=1', icon: 'person' },
    quickUsers: {},
  },
  audit: {
    sys_user: {
      field: (field) => `settings.user.${field}`,
      dicts: { status: 'user_status', user_type: 'user_type', gender: 'gender', post: 'post' },
    },
  },
}

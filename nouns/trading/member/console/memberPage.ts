import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Members of the trading side. */
export const memberPage: Page = {
  router: 'memberList',
  path: '/product/memberList',
  permission: 'member',
  texts: ['member'],
  load: () => import('./MemberRegister.tsx'),
  lists: { 'Member/GetPageList': '' },
  quick: {
    quickMembers: {},
    quickMemberAdd: { files: true, operation: 'add', query: 'new=1' },
  },
}

import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Agents of the trading side. */
export const agentPage: Page = {
  router: 'agentList',
  path: '/product/agentList',
  permission: 'agent',
  // The dialog of a first password is that of accounts, the filter by days that of vendors.
  texts: ['agent', 'user', 'vendor'],
  load: () => import('./AgentRegister.tsx'),
  lists: { 'Agent/GetPageList': '' },
  quick: {
    quickAgents: {},
    quickAgentAdd: { files: true, operation: 'add', query: 'new=1' },
  },
}

import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Agents of the trading side, and their money in and out. */
export const agentPage: Page = {
  router: 'agentList',
  path: '/product/agentList',
  permission: 'agent',
  // The dialog of a first password is that of accounts, the filter by days that of vendors; a transfer shows what was posted for it.
  texts: ['agent', 'agentTransfer', 'user', 'vendor', 'ledger', 'ledgerAccount'],
  load: () => import('./AgentPage.tsx'),
  lists: { 'Agent/GetPageList': '', 'Agent/GetTransferPageList': 'tab=transfers' },
  quick: {
    quickAgents: {},
    quickAgentAdd: { files: true, operation: 'add', query: 'new=1' },
  },
}

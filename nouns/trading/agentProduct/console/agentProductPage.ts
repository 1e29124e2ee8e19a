import type { Page } from '@shouya/console/ui/page/Page.ts'

/** What agents may order. */
export const agentProductPage: Page = {
  router: 'agentProduct',
  path: '/product/agentProduct',
  permission: 'agent_product',
  // The filter by days is that of vendors.
  texts: ['agentProduct', 'vendor'],
  load: () => import('./AgentProductRegister.tsx'),
  lists: { 'AgentProduct/GetPageList': '' },
}

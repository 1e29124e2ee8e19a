import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Escort plans, routes and boxes. */
export const plansPage: Page = {
  router: 'escortPlanList',
  path: '/exception/escort/PlanList',
  permission: 'escort_plan',
  texts: ['box', 'escort', 'plan', 'route'],
  load: () => import('./EscortPlans.tsx'),
  lists: { 'Escort/GetPlanPageList': '' },
  quick: {
    quickMyRuns: { counter: 'plan_mine' },
    quickPublish: { files: true, operation: 'publish', counter: 'plan_draft', icon: 'send' },
    quickPlan: { files: true, operation: 'add', query: 'new=1' },
    quickPlans: {},
  },
}

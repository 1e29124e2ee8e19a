import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Escort plans, routes and boxes. */
export const plansPage: Page = {
  router: 'escortPlanList',
  path: '/exception/escort/PlanList',
  permission: 'escort_plan',
  texts: ['escortPlan', 'escort'],
  load: () => import('./EscortPlans.tsx'),
  lists: { 'Escort/GetPlanPageList': '' },
  counters: {
    plan_today: { group: 'today', unit: 'route', tone: 'fact' },
    plan_mine: { group: 'today', unit: 'route', tone: 'waits' },
    plan_draft: { group: 'today', unit: 'route', tone: 'waits' },
  },
  quick: {
    quickMyRuns: { counter: 'plan_mine' },
    quickPublish: { files: true, operation: 'publish', counter: 'plan_draft', icon: 'send' },
    quickPlan: { files: true, operation: 'add', query: 'new=1' },
    quickPlans: {},
  },
  audit: {
    escort_plan: {
      field: (field) => `escortPlan.plan.field.${field}`,
      dicts: { status: 'plan_status', shift: 'shift_type' },
    },
    escort_route: {
      field: (field) => `escortPlan.route.field.${field}`,
      dicts: { status: 'enable' },
    },
    box: {
      field: (field) => `escortPlan.box.field.${field}`,
      dicts: { box_type: 'box_type', position: 'box_position' },
    },
  },
}

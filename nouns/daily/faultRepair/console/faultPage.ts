import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Faults of security devices. */
export const faultPage: Page = {
  router: 'faultRepairList',
  path: '/form/daily/taskdaily/RepairList',
  permission: 'daily_fault',
  texts: ['faultRepair'],
  load: () => import('./FaultRegister.tsx'),
  prepare: () => import('./prepareFault.ts'),
  lists: { 'FaultRepair/GetPageList': '' },
  counters: {
    fault_escalated: { group: 'hazards', unit: 'bill', tone: 'bad' },
    fault_open: { group: 'hazards', unit: 'bill', tone: 'fact' },
  },
  quick: {
    quickFault: { files: true, operation: 'add', query: 'new=1' },
  },
}

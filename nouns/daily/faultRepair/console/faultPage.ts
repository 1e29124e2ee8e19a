import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Faults of security devices. */
export const faultPage: Page = {
  router: 'faultRepairList',
  path: '/form/daily/taskdaily/RepairList',
  permission: 'daily_fault',
  texts: ['faultRepair', 'repairOrder'],
  load: () => import('./FaultRegister.tsx'),
  prepare: () => import('./prepareFault.ts'),
  lists: { 'FaultRepair/GetPageList': '' },
  quick: {
    quickFault: { files: true, operation: 'add', query: 'new=1' },
  },
}

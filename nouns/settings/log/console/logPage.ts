import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The audit log. */
export const logPage: Page = {
  router: 'log',
  path: '/exception/log',
  permission: 'sys_log',
  texts: ['log', 'actions', 'actionWords', 'nounWords'],
  load: () => import('./Log.tsx'),
  lists: { 'Log/GetPageList': '' },
  counters: {
    job_failed: { group: 'office', unit: 'time', tone: 'bad' },
    audit_reveal: { group: 'office', unit: 'time', tone: 'fact' },
    audit_export: { group: 'office', unit: 'time', tone: 'fact' },
    audit_refused: { group: 'office', unit: 'time', tone: 'fact' },
    audit_forced: { group: 'office', unit: 'time', tone: 'fact' },
  },
  quick: {
    quickLog: {},
  },
}

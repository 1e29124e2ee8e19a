import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Escort staff. */
export const staffPage: Page = {
  router: 'escortStaffList',
  path: '/exception/escort/StaffList/',
  permission: 'escort_staff',
  texts: ['escort', 'staff'],
  load: () => import('./StaffRegister.tsx'),
  lists: { 'Escort/GetStaffPageList': '' },
  counters: {
    cert_expired: { group: 'people', unit: 'person', tone: 'bad' },
    cert_expiring: { group: 'people', unit: 'person', tone: 'waits' },
    staff_audit: { group: 'approvals', unit: 'person', tone: 'waits' },
    staff_refused: { group: 'approvals', unit: 'person', tone: 'waits' },
  },
  quick: {
    quickStaff: {},
    quickStaffAudit: { operation: 'audit', query: 'status=0' },
  },
}

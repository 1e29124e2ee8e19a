import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Escort staff. */
export const staffPage: Page = {
  router: 'escortStaffList',
  path: '/exception/escort/StaffList/',
  permission: 'escort_staff',
  texts: ['escort'],
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
  audit: {
    escort_staff: {
      field: (field) => `escort.staff.field.${field}`,
      dicts: { status: 'staff_status', duty_type: 'staff_duty', gender: 'gender', bg_check_result: 'pass_fail' },
    },
  },
}

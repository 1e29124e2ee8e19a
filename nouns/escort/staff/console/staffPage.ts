import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Escort staff. */
export const staffPage: Page = {
  router: 'escortStaffList',
  path: '/exception/escort/StaffList/',
  permission: 'escort_staff',
  texts: ['escort', 'staff'],
  load: () => import('./StaffRegister.tsx'),
  lists: { 'Escort/GetStaffPageList': '' },
  quick: {
    quickStaff: {},
    quickStaffAudit: { operation: 'audit', query: 'status=0' },
  },
}

import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Meetings and training of outlets. */
export const meetingPage: Page = {
  router: 'taskList',
  path: '/taskmeeting/List/',
  permission: 'task_meeting',
  texts: ['meetingLog'],
  load: () => import('./MeetingRegister.tsx'),
  prepare: () => import('./prepareMeetings.ts'),
  lists: { 'MeetingLog/GetPageList': '' },
}

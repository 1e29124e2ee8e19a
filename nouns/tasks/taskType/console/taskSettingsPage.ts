import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Types of tasks, rules of reminders, and holidays. */
export const taskSettingsPage: Page = {
  router: 'remind',
  path: '/exception/remind',
  permission: 'sys_remind',
  texts: ['holiday', 'remindRule', 'taskType'],
  load: () => import('./TaskSettings.tsx'),
}

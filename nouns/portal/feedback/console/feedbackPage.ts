import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Feedback: everybody's own, and all of it for those who answer. Its form opens above any page. */
export const feedbackPage: Page = {
  router: 'feedback',
  path: '/exception/feedback',
  permission: 'feedback',
  texts: ['feedback'],
  load: () => import('./Feedback.tsx'),
  lists: { 'Feedback/GetPageList': '' },
  above: () => import('./FeedbackForm.tsx'),
}

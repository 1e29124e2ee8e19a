import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The learning corner as its readers see it. */
export const learningPage: Page = {
  router: 'listSearch1',
  path: '/file/file/ListSearch1',
  permission: 'file_search',
  texts: ['material', 'forms'],
  load: () => import('./LearningCorner.tsx'),
  lists: { 'File/GetReadPageList': '' },
  quick: {
    quickLearning: {},
  },
}

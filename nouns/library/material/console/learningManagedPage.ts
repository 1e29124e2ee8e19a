import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Documents of the learning corner as they are written and published. */
export const learningManagedPage: Page = {
  router: 'fileList1',
  path: '/exception/file/file/List1',
  permission: 'file_mgr',
  texts: ['material', 'forms'],
  load: () => import('./LearningManaged.tsx'),
  lists: { 'File/GetPageList': '' },
}

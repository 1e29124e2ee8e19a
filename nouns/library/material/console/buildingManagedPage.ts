import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Information about the construction of outlets as it is written and published. */
export const buildingManagedPage: Page = {
  router: 'fileList2',
  path: '/exception/file/file/List2',
  permission: 'file_mgr',
  texts: ['material', 'forms'],
  load: () => import('./BuildingManaged.tsx'),
}

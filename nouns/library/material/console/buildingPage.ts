import type { Page } from '@shouya/console/ui/page/Page.ts'

/** Information about the construction of outlets as its readers see it. */
export const buildingPage: Page = {
  router: 'listSearch2',
  path: '/file/file/ListSearch2',
  permission: 'file_search',
  texts: ['material', 'forms'],
  load: () => import('./BuildingInfo.tsx'),
}

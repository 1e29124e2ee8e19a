import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The files of the archive. */
export const archivePage: Page = {
  router: 'archiveList',
  path: '/archive/List',
  permission: 'archive',
  texts: ['reportFile'],
  load: () => import('./ArchiveRegister.tsx'),
}

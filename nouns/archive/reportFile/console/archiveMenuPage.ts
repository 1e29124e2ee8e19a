import type { Page } from '@shouya/console/ui/page/Page.ts'

/** The archive by category. */
export const archiveMenuPage: Page = {
  router: 'archiveMainMenu',
  path: '/archive/MainMenu/',
  permission: 'archive',
  texts: ['reportFile'],
  load: () => import('./ArchiveMenu.tsx'),
}

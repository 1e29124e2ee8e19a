import type { Page } from '@shouya/console/ui/page/Page.ts'
import { sceneCheck } from '../noun.ts'

export const sceneCheckPage: Page = {
  router: 'sceneCheckList',
  path: sceneCheck.route,
  permission: sceneCheck.permission,
  texts: ['sceneCheck', 'checkReport', 'answer'],
  load: () => import('./SceneCheckList.tsx'),
  prepare: () => import('./prepareSceneCheck.ts'),
  lists: { 'SceneCheck/GetPageList': '' },
}

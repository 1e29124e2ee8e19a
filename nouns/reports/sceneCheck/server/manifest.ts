import type { Manifest } from '@shouya/nouns/manifest.ts'
import { manifestOf } from '../../checkReport/server/manifestOf.ts'
import { GetPageList, sceneCheckDetail } from '../contract.ts'
import { sceneCheck } from './actions.ts'
import { sceneCheckScene } from './scene.ts'

export const manifest: Manifest = manifestOf(sceneCheckScene, {
  actions: sceneCheck,
  query: GetPageList.in,
  detail: sceneCheckDetail,
  kind: 'guardCheck',
})

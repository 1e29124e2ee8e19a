import type { Manifest } from '@shouya/nouns/manifest.ts'
import { manifestOf } from '../../checkReport/server/manifestOf.ts'
import { fireCheckDetail, GetPageList } from '../contract.ts'
import { fireCheck } from './actions.ts'
import { fireCheckScene } from './scene.ts'

export const manifest: Manifest = manifestOf(fireCheckScene, {
  actions: fireCheck,
  query: GetPageList.in,
  detail: fireCheckDetail,
  kind: 'fireCheck',
})

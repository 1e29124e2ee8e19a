import type { Manifest } from '@shouya/nouns/manifest.ts'
import { manifestOf } from '../../checkReport/server/manifestOf.ts'
import { GetPageList, selfCheckDetail } from '../contract.ts'
import { selfCheck } from './actions.ts'
import { selfCheckScene } from './scene.ts'

export const manifest: Manifest = manifestOf(selfCheckScene, {
  actions: selfCheck,
  query: GetPageList.in,
  detail: selfCheckDetail,
  kind: 'selfCheck',
})

import type { Manifest } from '@shouya/nouns/manifest.ts'
import { manifestOf } from '../../checkReport/server/manifestOf.ts'
import { GetPageList, securityItemDetail } from '../contract.ts'
import { securityItem } from './actions.ts'
import { securityItemScene } from './scene.ts'

export const manifest: Manifest = manifestOf(securityItemScene, {
  actions: securityItem,
  query: GetPageList.in,
  detail: securityItemDetail,
  kind: 'monthlyCheck',
})

import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { common } from './actions.ts'

export const manifest: Manifest = {
  actions: common,
}

import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { savedView } from './actions.ts'

export const manifest: Manifest = {
  actions: savedView,
}

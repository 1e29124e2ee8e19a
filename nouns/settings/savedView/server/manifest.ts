import type { Manifest } from '@shouya/nouns/manifest.ts'
import { savedView } from './actions.ts'

export const manifest: Manifest = {
  actions: savedView,
}

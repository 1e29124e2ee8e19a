import type { Manifest } from '@shouya/nouns/manifest.ts'
import { common } from './actions.ts'

export const manifest: Manifest = {
  actions: common,
}

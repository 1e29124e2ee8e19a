import type { Manifest } from '@shouya/nouns/manifest.ts'
import { preference } from './actions.ts'

export const manifest: Manifest = {
  actions: preference,
}

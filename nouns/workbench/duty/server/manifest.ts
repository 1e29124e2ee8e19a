import type { Manifest } from '@shouya/nouns/manifest.ts'
import { duty } from './actions.ts'

export const manifest: Manifest = {
  actions: duty,
}

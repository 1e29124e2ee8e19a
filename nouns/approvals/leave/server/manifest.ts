import type { Manifest } from '@shouya/nouns/manifest.ts'
import { leave } from './actions.ts'

export const manifest: Manifest = {
  actions: leave,
}

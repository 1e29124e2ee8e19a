import type { Manifest } from '@shouya/nouns/manifest.ts'
import { holiday } from './actions.ts'

export const manifest: Manifest = {
  actions: holiday,
}

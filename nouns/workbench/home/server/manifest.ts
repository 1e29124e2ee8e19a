import type { Manifest } from '@shouya/nouns/manifest.ts'
import { home } from './actions.ts'

export const manifest: Manifest = {
  actions: home,
}

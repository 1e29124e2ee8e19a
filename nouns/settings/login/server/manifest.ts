import type { Manifest } from '@shouya/nouns/manifest.ts'
import { login } from './actions.ts'

export const manifest: Manifest = {
  actions: login,
}

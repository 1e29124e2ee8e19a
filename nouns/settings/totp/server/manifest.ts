import type { Manifest } from '@shouya/nouns/manifest.ts'
import { totp } from './actions.ts'

export const manifest: Manifest = {
  actions: totp,
}

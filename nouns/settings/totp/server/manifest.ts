import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { totp } from './actions.ts'

export const manifest: Manifest = {
  actions: totp,
}

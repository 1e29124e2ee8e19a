import type { Manifest } from '../../../noun/manifest.ts'
import { totp } from './actions.ts'

export const manifest: Manifest = {
  actions: totp,
}

import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { login } from './actions.ts'

export const manifest: Manifest = {
  actions: login,
}

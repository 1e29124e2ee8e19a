import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { preference } from './actions.ts'

export const manifest: Manifest = {
  actions: preference,
}

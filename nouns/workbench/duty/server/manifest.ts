import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { duty } from './actions.ts'

export const manifest: Manifest = {
  actions: duty,
}

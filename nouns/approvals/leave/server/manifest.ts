import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { leave } from './actions.ts'

export const manifest: Manifest = {
  actions: leave,
}

import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { holiday } from './actions.ts'

export const manifest: Manifest = {
  actions: holiday,
}

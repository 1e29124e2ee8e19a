import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { home } from './actions.ts'

export const manifest: Manifest = {
  actions: home,
}

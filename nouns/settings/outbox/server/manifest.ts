import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { outbox } from './actions.ts'

export const manifest: Manifest = {
  actions: outbox,
}

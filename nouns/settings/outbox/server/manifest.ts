import type { Manifest } from '@shouya/nouns/manifest.ts'
import { outbox } from './actions.ts'

export const manifest: Manifest = {
  actions: outbox,
}

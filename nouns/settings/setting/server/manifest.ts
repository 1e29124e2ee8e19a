import type { Manifest } from '@shouya/nouns/manifest.ts'
import { setting } from './actions.ts'
import { storageUse } from './storage.ts'

export const manifest: Manifest = {
  actions: setting,
  charts: { storage: storageUse },
}

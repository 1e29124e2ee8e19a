import type { Manifest } from '@shouya/nouns/manifest.ts'
import { setting } from './actions.ts'
import { LOGO, logoPictures } from './logo.ts'
import { storageUse } from './storage.ts'

export const manifest: Manifest = {
  actions: setting,
  charts: { storage: storageUse },
  // Strangers see it, too.
  readers: () => ({ [LOGO]: async () => true }),
  publicPictures: logoPictures,
}

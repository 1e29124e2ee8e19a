import type { Manifest } from '@shouya/nouns/manifest.ts'
import { recycleBin } from './actions.ts'
import { purgeRecycled } from './purge.ts'

export const manifest: Manifest = {
  actions: recycleBin,
  jobs: { recycle_purge: { cron: '50 3 * * *', run: purgeRecycled, told: 'the recycle bin let go of what is over' } },
}

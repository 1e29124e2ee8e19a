import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { videoAccessDetail } from '../contract.ts'
import { videoAccess } from './actions.ts'
import { videoApplicants } from './charts.ts'
import { videoCounters } from './counters.ts'
import { expireAccess } from './expire.ts'
import { videoAccessExporter } from './exporter.ts'
import { foundVideos } from './found.ts'
import { videoAccessReader } from './reader.ts'
import { isDraft } from './rules.ts'
import { videoEffects } from './videoEffects.ts'

export const manifest: Manifest = {
  actions: videoAccess,
  exporters: { VideoAccess: videoAccessExporter },
  readers: () => ({ video_access: videoAccessReader }),
  jobs: { video_expire: { cron: '15 * * * *', run: expireAccess, told: 'nobody has looked at recordings in time' } },
  historians: { video_access: historianInScope('video_access', videoAccessDetail) },
  drafts: { video_access: isDraft },
  subscribers: { daily: videoEffects },
  counters: videoCounters,
  charts: { video_applicants: videoApplicants },
  search: foundVideos,
}

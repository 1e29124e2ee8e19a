import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { retained } from '@shouya/server/noun/retained.ts'
import { GetPageList, videoAccessDetail } from '../contract.ts'
import { videoAccess } from '../noun.ts'
import { videoAccessActions } from './actions.ts'
import { videoApplicants } from './charts.ts'
import { expireAccess } from './expire.ts'
import { foundVideos } from './found.ts'
import { conditionsOf } from './rows.ts'
import { videoEffects } from './videoEffects.ts'

export const manifest: Manifest = {
  actions: videoAccessActions,
  // Personal numbers are not exported.
  exporters: { VideoAccess: listExporter(videoAccess, { query: GetPageList.in, conditionsOf }) },
  readers: () => readersOf(videoAccess),
  jobs: { video_expire: { cron: '15 * * * *', run: expireAccess, told: 'nobody has looked at recordings in time' } },
  historians: { video_access: historianInScope('video_access', videoAccessDetail) },
  retained: {
    video_access: retained(videoAccess, {
      over: ['done', 'refused', 'expired'],
      ended: 'return_time',
      kept: 'video',
      parts: { video_access_secret: 'video_access_id' },
    }),
  },
  drafts: { video_access: ({ status }) => status === videoAccess.states.codes.draft },
  subscribers: { daily: videoEffects },
  counters: (ctx) => countersOf(ctx, videoAccess, conditionsOf(ctx)),
  charts: { video_applicants: videoApplicants },
  search: foundVideos,
}

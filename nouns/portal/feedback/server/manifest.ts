import type { Manifest } from '@shouya/nouns/manifest.ts'
import { can } from '@shouya/server/core/context.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { feedbackDetail, GetPageList } from '../contract.ts'
import { feedback as noun } from '../noun.ts'
import { feedback } from './actions.ts'
import { removeOldFeedback } from './retention.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: feedback,
  exporters: { Feedback: listExporter(noun, { query: GetPageList.in, conditionsOf }) },
  readers: () => readersOf(noun),
  jobs: {
    feedback_retention: { cron: '50 4 * * *', run: removeOldFeedback, told: 'feedback past its retention is gone' },
  },
  historians: { feedback: historianInScope('feedback', feedbackDetail) },
  recycled: { feedback: {} },
  // What others have open of their own is no work of theirs.
  counters: (ctx) => (can(ctx.user, noun.permission, 'reply') ? countersOf(ctx, noun, conditionsOf(ctx)) : {}),
}

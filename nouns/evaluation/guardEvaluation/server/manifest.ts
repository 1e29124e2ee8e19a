import { codesOf } from '@shouya/noun/noun'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { archivable } from '@shouya/server/noun/paper/archivable.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { GetPageList, guardEvaluationDetail } from '../contract.ts'
import { guardEvaluation as noun } from '../noun.ts'
import { guardEvaluation } from './actions.ts'
import { guardScores } from './charts.ts'
import { closeUnread } from './closeUnread.ts'
import { remindReplies } from './remindReplies.ts'
import { conditionsOf, detailsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: guardEvaluation,
  exporters: { GuardEvaluation: listExporter(noun, { query: GetPageList.in, conditionsOf }) },
  readers: () => readersOf(noun),
  historians: { guard_evaluation: historianInScope('guard_evaluation', guardEvaluationDetail) },
  jobs: {
    guard_reply_remind: { cron: '0 8 * * *', run: remindReplies },
    guard_evaluation_close: { cron: '20 1 * * *', run: closeUnread, told: 'evaluations are archived unread' },
  },
  archived: {
    guard_evaluation: archivable(noun, {
      final: ['archived'],
      ended: 'archive_time',
      kept: [{ as: 'guard_evaluation' }],
      form: 'guardEvaluation.paper',
      period: ({ period_key }) => period_key,
      title: ({ staff_name }) => staff_name,
      detailed: detailsOf,
    }),
  },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  charts: { guard_scores: guardScores },
  search: foundOf(noun, {
    kind: 'guardEvaluation',
    time: 'create_time',
    says: ({ bill_no, staff_name, dept_name, period_key }) => ({
      title: bill_no ?? staff_name,
      note: `${staff_name} ${dept_name} ${period_key}`,
    }),
  }),
  left: {
    guardEvaluations: (db) =>
      db
        .selectFrom('guard_evaluation')
        .innerJoin('dept as unit', 'unit.id', 'guard_evaluation.dept_id')
        .where('guard_evaluation.status', 'in', codesOf(noun, noun.states.open)),
  },
}

import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { archivable } from '@shouya/server/noun/paper/archivable.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { GetPageList, performanceEvaluationDetail } from '../contract.ts'
import { performanceEvaluation as noun } from '../noun.ts'
import { performanceEvaluation } from './actions.ts'
import { conditionsOf, detailsOf } from './rows.ts'
import { takeEffect } from './takeEffect.ts'

export const manifest: Manifest = {
  actions: performanceEvaluation,
  exporters: { PerformanceEvaluation: listExporter(noun, { query: GetPageList.in, conditionsOf }) },
  readers: () => readersOf(noun),
  historians: { performance_evaluation: historianInScope('performance_evaluation', performanceEvaluationDetail) },
  jobs: { performance_effect: { cron: '10 1 * * *', run: takeEffect, told: 'yearly evaluations take effect' } },
  archived: {
    performance_evaluation: archivable(noun, {
      final: ['archived'],
      ended: 'archive_time',
      kept: [{ as: 'evaluation' }],
      form: 'performanceEvaluation.paper',
      period: ({ year }) => String(year),
      title: ({ subject_name }) => subject_name,
      detailed: detailsOf,
    }),
  },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  search: foundOf(noun, {
    kind: 'performance',
    time: 'create_time',
    says: ({ bill_no, subject_name, year, dept_name }) => ({
      title: bill_no,
      note: `${subject_name} ${year} ${dept_name}`,
    }),
  }),
}

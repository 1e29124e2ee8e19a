import { codesOf } from '@shouya/noun/noun'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { archivable } from '@shouya/server/noun/paper/archivable.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { rectificationDetail } from '../contract.ts'
import { MAJOR, rectification } from '../noun.ts'
import { rectificationActions } from './actions.ts'
import { hazardCategories, hazardWeeks } from './charts.ts'
import { dayFigures } from './dayFigures.ts'
import { rectificationExporter } from './exporter.ts'
import { subscribers } from './keyLoss.ts'
import { orderEffects } from './orderEffects.ts'
import { remindSource } from './remindSource.ts'
import { conditionsOf, detailsOf, extras } from './rows.ts'
import { remindDeadlines } from './scan.ts'

export const manifest: Manifest = {
  actions: rectificationActions,
  exporters: { Rectification: rectificationExporter },
  readers: () => readersOf(rectification),
  jobs: { rectify_deadlines: { cron: '5 8 * * *', run: remindDeadlines } },
  historians: { rectification: historianInScope('rectification', rectificationDetail) },
  subscribers: { rectify: { ...subscribers, ...orderEffects } },
  archived: {
    rectification: archivable(rectification, {
      final: ['closed'],
      dropped: ['cancelled'],
      parts: { rectify_review: 'rectify_id', rectify_delay: 'rectify_id' },
      ended: 'close_time',
      kept: [{ as: 'rectify_major', where: { hazard_level: MAJOR } }, { as: 'rectify' }],
      form: 'rectification.print.notice',
      period: ({ create_time }) => create_time.slice(0, 7),
      title: ({ problem_desc }) => problem_desc.slice(0, 60),
      further: ({ reviews }) =>
        reviews.map(({ reviewer_user_name, review_time, opinion }) => [
          'rectification.print.reviewSign',
          [reviewer_user_name, review_time.slice(0, 16), opinion].filter(Boolean).join(' '),
        ]),
      select: (ctx) => ctx.scoped.rows('rectification').selectAll().select(extras(ctx)),
      detailed: detailsOf,
    }),
  },
  counters: (ctx) => countersOf(ctx, rectification, conditionsOf(ctx)),
  charts: { hazard_categories: hazardCategories, hazard_weeks: hazardWeeks },
  dayFigures,
  search: foundOf(rectification, {
    kind: 'rectification',
    time: 'create_time',
    says: ({ bill_no, dept_name, problem_desc }) => ({ title: bill_no, note: `${dept_name} ${problem_desc}` }),
  }),
  left: {
    rectifications: (db) =>
      db
        .selectFrom('rectification')
        .innerJoin('dept as unit', 'unit.id', 'rectification.dept_id')
        .where('rectification.status', 'in', codesOf(rectification, rectification.states.open)),
  },
  remindSources: [remindSource],
}

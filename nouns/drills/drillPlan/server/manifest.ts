import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { drillPlanDetail, GetPageList } from '../contract.ts'
import { drillPlan as noun } from '../noun.ts'
import { drillPlan } from './actions.ts'
import { readPlan } from './findPlan.ts'
import { remindReviews } from './remindReviews.ts'
import { conditionsOf, planRows } from './rows.ts'

export const manifest: Manifest = {
  actions: drillPlan,
  exporters: {
    DrillPlan: exporter({
      title: 'drillPlan.book',
      query: GetPageList.in,
      noun,
      columns: columnsOf(noun),
      select: (ctx, query) =>
        planRows(ctx)
          .where(conditionsOf(ctx)(query))
          .orderBy('drill_plan.review_due', 'desc')
          .orderBy('drill_plan.id', 'desc'),
    }),
  },
  historians: { drill_plan: { find: readPlan, shows: fieldsOf(drillPlanDetail) } },
  jobs: { drill_plan_review: { cron: '10 8 * * *', run: remindReviews } },
}

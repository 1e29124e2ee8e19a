import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { rectificationDetail } from '../contract.ts'
import { rectification } from './actions.ts'
import { hazardCategories, hazardWeeks } from './charts.ts'
import { rectifyCounters } from './counters.ts'
import { rectificationExporter } from './exporter.ts'
import { foundRectifications } from './found.ts'
import { subscribers } from './keyLoss.ts'
import { rectificationReader } from './reader.ts'
import { status } from './rules.ts'
import { remindDeadlines } from './scan.ts'

export const manifest: Manifest = {
  actions: rectification,
  exporters: { Rectification: rectificationExporter },
  readers: () => ({ rectification: rectificationReader }),
  jobs: { rectify_deadlines: { cron: '5 8 * * *', run: remindDeadlines } },
  historians: { rectification: historianInScope('rectification', rectificationDetail) },
  subscribers: { rectify: subscribers },
  counters: rectifyCounters,
  charts: { hazard_categories: hazardCategories, hazard_weeks: hazardWeeks },
  search: foundRectifications,
  left: {
    rectifications: (db) =>
      db
        .selectFrom('rectification')
        .innerJoin('dept as unit', 'unit.id', 'rectification.dept_id')
        .where('rectification.status', 'in', [status.waiting, status.working, status.review]),
  },
}

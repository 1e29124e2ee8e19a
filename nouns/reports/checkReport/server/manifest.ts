import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countsSettled } from '../../../rectify/server/public.ts'
import { answers, status } from './scene.ts'

/** What holds for the reports of all scenes. */
export const manifest: Manifest = {
  subscribers: {
    reports: countsSettled({
      table: 'check_report',
      answers,
      states: { rectifying: status.rectifying, done: status.closed },
    }),
  },
  left: {
    checkReports: (db) =>
      db
        .selectFrom('check_report')
        .innerJoin('dept as unit', 'unit.id', 'check_report.dept_id')
        .where('check_report.status', 'in', [status.draft, status.objected, status.waiting]),
  },
}

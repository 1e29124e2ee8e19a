import type { Manifest } from '@shouya/nouns/manifest.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { GetPageList } from '../contract.ts'
import { taskAssignment as noun, open } from '../noun.ts'
import { taskAssignment } from './actions.ts'
import { taskDays, taskLateDays, taskUnits } from './charts.ts'
import { completion } from './completion.ts'
import { taskCounters } from './counters.ts'
import { generateDaily } from './generate.ts'
import { generatePeriods } from './generatePeriods.ts'
import { periodTasks, tasksOf } from './lists.ts'
import { periodUnits, quarterProgress } from './periodCharts.ts'
import { remindSources } from './remindSources.ts'
import { rollUp } from './rollUp.ts'
import { conditionsOf, taskRows } from './rows.ts'
import { scanTasks } from './scan.ts'
import { taskStatExporter } from './statExporter.ts'

export const manifest: Manifest = {
  actions: taskAssignment,
  exporters: {
    TaskAssignment: listExporter(noun, { query: GetPageList.in, conditionsOf, select: taskRows }),
    TaskStat: taskStatExporter,
  },
  jobs: {
    gen_daily_task: {
      cron: '5 0 * * *',
      run: generateDaily,
      told: 'the tasks of the day are there',
      made: tasksOf,
    },
    gen_period_task: {
      cron: '30 0 * * *',
      run: generatePeriods,
      told: 'the tasks of months, quarters, half-years and years are there',
      made: periodTasks,
    },
    stat_rollup: { cron: '*/10 * * * *', run: (services, now, { all }) => rollUp(services, now, all.dayFigures) },
    overdue_scan: {
      cron: '*/10 * * * *',
      async run(services, now, { all }) {
        for (const settle of all.settleTasks) await settle(services, now)
        await scanTasks(services, now)
      },
    },
  },
  counters: taskCounters,
  charts: {
    completion,
    task_days: taskDays,
    task_units: taskUnits,
    task_late_days: taskLateDays,
    period_units: periodUnits,
    quarter_progress: quarterProgress,
  },
  left: {
    tasks: (db) =>
      db
        .selectFrom('task_assignment')
        .innerJoin('dept as unit', 'unit.id', 'task_assignment.dept_id')
        .where('task_assignment.status', 'in', open),
  },
  remindSources,
}

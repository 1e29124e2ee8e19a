import { codesOf } from '@shouya/noun/noun'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { archivable } from '@shouya/server/noun/paper/archivable.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { drillRecordDetail, GetPageList } from '../contract.ts'
import { drillRecord as noun } from '../noun.ts'
import { drillRecord } from './actions.ts'
import { drillUnits } from './charts.ts'
import { archive, remindAgain } from './jobs.ts'
import { conditionsOf, detailsOf } from './rows.ts'
import { drillStatExporter } from './statExporter.ts'

export const manifest: Manifest = {
  actions: drillRecord,
  exporters: {
    DrillRecord: listExporter(noun, { query: GetPageList.in, conditionsOf }),
    DrillStat: drillStatExporter,
  },
  readers: () => readersOf(noun),
  historians: { drill_record: historianInScope('drill_record', drillRecordDetail) },
  jobs: {
    drill_archive: { cron: '10 2 * * *', run: archive, told: 'drills are archived' },
    drill_again_remind: { cron: '0 8 * * *', run: remindAgain },
  },
  archived: {
    drill_record: archivable(noun, {
      final: ['archived'],
      dropped: ['cancelled'],
      ended: 'archive_time',
      kept: [{ as: 'drill' }],
      form: 'drillRecord.paper',
      period: ({ period_key }) => period_key,
      title: ({ plan_name }) => plan_name,
      detailed: detailsOf,
    }),
  },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf()),
  charts: { drill_units: drillUnits },
  search: foundOf(noun, {
    kind: 'drill',
    time: 'begin_time',
    says: ({ bill_no, dept_name, plan_name }) => ({ title: bill_no, note: `${dept_name} ${plan_name}` }),
  }),
  left: {
    drills: (db) =>
      db
        .selectFrom('drill_record')
        .innerJoin('dept as unit', 'unit.id', 'drill_record.dept_id')
        .where('drill_record.status', 'in', codesOf(noun, noun.states.open)),
  },
}

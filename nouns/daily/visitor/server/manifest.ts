import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { retained } from '@shouya/server/noun/retained.ts'
import { visitorDetail } from '../contract.ts'
import { visitor } from '../noun.ts'
import { visitorActions } from './actions.ts'
import { clearOutlets } from './clearOutlets.ts'
import { clearingDuty } from './duties.ts'
import { visitorExporter } from './exporter.ts'
import { remindVisitors } from './overdue.ts'
import { permitEffects } from './permitEffects.ts'
import { purgeVisitors } from './purge.ts'
import { remindSource } from './remindSource.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: visitorActions,
  exporters: { OutInside: visitorExporter },
  readers: () => readersOf(visitor),
  jobs: {
    visitor_overdue: { cron: '*/10 * * * *', run: remindVisitors },
    purge_mask: {
      cron: '0 4 * * *',
      run: purgeVisitors,
      told: 'numbers of visitors past their retention are gone',
    },
  },
  historians: { out_inside: historianInScope('out_inside', visitorDetail) },
  retained: {
    out_inside: retained(visitor, {
      over: ['left', 'refused', 'void'],
      ended: 'out_time',
      kept: 'inout',
      parts: { out_inside_secret: 'out_inside_id' },
    }),
  },
  subscribers: { daily: permitEffects },
  counters: (ctx) => countersOf(ctx, visitor, conditionsOf(ctx)),
  search: foundOf(visitor, {
    kind: 'visitor',
    time: 'in_time',
    says: ({ bill_no, name, dept_name, biz_date }) => ({
      title: `${bill_no} ${name}`,
      note: `${dept_name} ${biz_date}`,
    }),
  }),
  duties: clearingDuty,
  settleTasks: ({ database }, now) => clearOutlets(database.kysely, now),
  remindSources: [remindSource],
}

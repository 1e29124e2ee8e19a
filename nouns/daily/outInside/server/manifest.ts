import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { outInsideDetail } from '../contract.ts'
import { outInside } from './actions.ts'
import { clearOutlets } from './clearOutlets.ts'
import { visitorCounters } from './counters.ts'
import { clearingDuty } from './duties.ts'
import { outInsideExporter } from './exporter.ts'
import { foundVisitors } from './found.ts'
import { remindVisitors } from './overdue.ts'
import { permitEffects } from './permitEffects.ts'
import { purgeVisitors } from './purge.ts'
import { outInsideReader } from './reader.ts'

export const manifest: Manifest = {
  actions: outInside,
  exporters: { OutInside: outInsideExporter },
  readers: () => ({ out_inside: outInsideReader }),
  jobs: {
    visitor_overdue: { cron: '*/10 * * * *', run: remindVisitors },
    purge_mask: {
      cron: '0 4 * * *',
      run: purgeVisitors,
      told: 'numbers of visitors past their retention are gone',
    },
  },
  historians: { out_inside: historianInScope('out_inside', outInsideDetail) },
  subscribers: { daily: permitEffects },
  counters: visitorCounters,
  search: foundVisitors,
  duties: clearingDuty,
  settleTasks: ({ database }, now) => clearOutlets(database.kysely, now),
}

import { codesOf } from '@shouya/noun/noun'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { retained } from '@shouya/server/noun/retained.ts'
import { faultDetail, GetPageList } from '../contract.ts'
import { faultRepair as noun } from '../noun.ts'
import { faultRepair } from './actions.ts'
import { escalateFaults } from './escalate.ts'
import { orderEffects } from './orderEffects.ts'
import { purchaseEffects } from './purchaseEffects.ts'
import { remindSource } from './remindSource.ts'
import { conditionsOf, downMinutes } from './rows.ts'

export const manifest: Manifest = {
  actions: faultRepair,
  exporters: {
    FaultRepair: listExporter(noun, {
      query: GetPageList.in,
      conditionsOf,
      shape: (ctx, rows) => rows.map((row) => ({ ...row, down_minutes: downMinutes(row, ctx) })),
    }),
  },
  readers: () => readersOf(noun),
  jobs: { fault_escalate: { cron: '*/10 * * * *', run: escalateFaults } },
  historians: { fault_repair: historianInScope('fault_repair', faultDetail) },
  retained: {
    fault_repair: retained(noun, {
      over: ['recovered', 'void'],
      ended: 'recover_time',
      kept: 'fault',
      parts: {},
    }),
  },
  subscribers: { daily: { ...purchaseEffects, ...orderEffects } },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf()),
  search: foundOf(noun, {
    kind: 'fault',
    time: 'fault_time',
    says: ({ bill_no, dept_name, fault_desc }) => ({ title: bill_no, note: `${dept_name} ${fault_desc}` }),
  }),
  left: {
    faults: (db) =>
      db
        .selectFrom('fault_repair')
        .innerJoin('dept as unit', 'unit.id', 'fault_repair.dept_id')
        .where('fault_repair.status', 'in', codesOf(noun, noun.states.open)),
  },
  remindSources: [remindSource],
}

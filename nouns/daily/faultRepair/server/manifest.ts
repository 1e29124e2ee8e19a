import { codesOf } from '@shouya/noun/noun'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { faultDetail } from '../contract.ts'
import { faultRepair as noun } from '../noun.ts'
import { faultRepair } from './actions.ts'
import { faultCounters } from './counters.ts'
import { escalateFaults } from './escalate.ts'
import { faultRepairExporter } from './exporter.ts'
import { foundFaults } from './found.ts'
import { purchaseEffects } from './purchaseEffects.ts'
import { faultRepairReader } from './reader.ts'

export const manifest: Manifest = {
  actions: faultRepair,
  exporters: { FaultRepair: faultRepairExporter },
  readers: () => ({ fault_repair: faultRepairReader }),
  jobs: { fault_escalate: { cron: '*/10 * * * *', run: escalateFaults } },
  historians: { fault_repair: historianInScope('fault_repair', faultDetail) },
  subscribers: { daily: purchaseEffects },
  counters: faultCounters,
  search: foundFaults,
  left: {
    faults: (db) =>
      db
        .selectFrom('fault_repair')
        .innerJoin('dept as unit', 'unit.id', 'fault_repair.dept_id')
        .where('fault_repair.status', 'in', codesOf(noun, noun.states.open)),
  },
}

import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { staffDetail } from '../contract.ts'
import { escortStaff } from './actions.ts'
import { staffCounters } from './counters.ts'
import { staffExporter } from './exporter.ts'
import { foundStaff } from './found.ts'
import { purgeStaff } from './purge.ts'
import { staffReaders } from './readers.ts'
import { checkRestoredStaff } from './restored.ts'

export const manifest: Manifest = {
  actions: escortStaff,
  exporters: { EscortStaff: staffExporter },
  readers: () => staffReaders,
  jobs: { escort_purge: { cron: '0 4 * * *', run: purgeStaff } },
  historians: { escort_staff: historianInScope('escort_staff', staffDetail) },
  recycled: { escort_staff: { check: checkRestoredStaff } },
  counters: staffCounters,
  search: foundStaff,
}

import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { securityCheckDetail } from '../contract.ts'
import { securityCheck } from './actions.ts'
import { abnormalItems } from './charts.ts'
import { checkCounters } from './counters.ts'
import { checkDuties } from './duties.ts'
import { securityCheckExporter } from './exporter.ts'
import { foundChecks } from './found.ts'
import { securityCheckReader } from './reader.ts'
import { isDraft } from './rules.ts'
import { checkEffects } from './settled.ts'

export const manifest: Manifest = {
  actions: securityCheck,
  exporters: { SecurityCheck: securityCheckExporter },
  readers: () => ({ security_check: securityCheckReader }),
  historians: { security_check: historianInScope('security_check', securityCheckDetail) },
  drafts: { security_check: isDraft },
  recycled: { security_check: { dated: true } },
  subscribers: { daily: checkEffects },
  counters: checkCounters,
  charts: { check_items: abnormalItems },
  search: foundChecks,
  duties: checkDuties,
}

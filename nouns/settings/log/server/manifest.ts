import type { Manifest } from '@shouya/nouns/manifest.ts'
import { log } from './actions.ts'
import { auditUnits, errorDays, signInDays } from './charts.ts'
import { logExporter } from './exporter.ts'
import { logCounters } from './rows.ts'

export const manifest: Manifest = {
  actions: log,
  exporters: { Log: logExporter },
  counters: logCounters,
  charts: { sign_ins: signInDays, errors: errorDays, audit_units: auditUnits },
}

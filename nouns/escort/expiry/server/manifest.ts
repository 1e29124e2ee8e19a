import type { Manifest } from '@shouya/nouns/manifest.ts'
import { certEnds } from './certEnds.ts'
import { scanCertificates } from './certScan.ts'
import { remindSource } from './remindSource.ts'

/** Papers of companies, vehicles and people that end. */
export const manifest: Manifest = {
  jobs: { cert_scan: { cron: '0 6 * * *', run: scanCertificates } },
  charts: { cert_ends: certEnds },
  remindSources: [remindSource],
}

import type { Manifest } from '@shouya/nouns/manifest.ts'
import { exporting } from './actions.ts'
import { expireExports } from './expire.ts'
import { exportReader } from './reader.ts'
import { runExport } from './run.ts'

export const manifest: Manifest = {
  actions: exporting,
  readers: ({ clock }) => ({ export_job: exportReader(clock) }),
  jobs: {
    export: {
      run: (services, now, { data, all }) => runExport(services, all.exporters, now, (data as { id: number }).id),
    },
    export_expire: {
      cron: '40 * * * *',
      run: ({ database }, now) => expireExports(database.kysely, now),
      told: 'exports whose day is over are gone',
    },
  },
}

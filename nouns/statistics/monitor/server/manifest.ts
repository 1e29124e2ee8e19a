import type { Manifest } from '@shouya/nouns/manifest.ts'
import { monitor } from './actions.ts'
import { monitorExporter } from './exporter.ts'
import { removeOldEntries } from './retention.ts'

export const manifest: Manifest = {
  actions: monitor,
  exporters: { Monitor: monitorExporter },
  jobs: {
    selfcheck_value_retention: {
      cron: '55 4 * * *',
      run: removeOldEntries,
      told: 'entries of self-check statistics past their retention are gone',
    },
  },
}

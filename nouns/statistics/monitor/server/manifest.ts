import type { Manifest } from '@shouya/nouns/manifest.ts'
import { monitor } from './actions.ts'
import { monitorExporter } from './exporter.ts'

export const manifest: Manifest = {
  actions: monitor,
  exporters: { Monitor: monitorExporter },
}

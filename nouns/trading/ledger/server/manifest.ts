import type { Manifest } from '@shouya/nouns/manifest.ts'
import { ledger } from './actions.ts'
import { ledgerExporter } from './exporter.ts'

export const manifest: Manifest = {
  actions: ledger,
  exporters: { Ledger: ledgerExporter },
}

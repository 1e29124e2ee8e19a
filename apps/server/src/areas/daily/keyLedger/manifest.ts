import { keyLedgerRow } from '@shouya/contract/controllers/KeyLedger'
import { historianInScope } from '../../../noun/historian.ts'
import type { Manifest } from '../../../noun/manifest.ts'
import { keyLedger } from './actions.ts'
import { keyLedgerExporter } from './exporter.ts'
import { foundKeys } from './found.ts'

export const manifest: Manifest = {
  actions: keyLedger,
  exporters: { KeyLedger: keyLedgerExporter },
  historians: { key_ledger: historianInScope('key_ledger', keyLedgerRow) },
  search: foundKeys,
}

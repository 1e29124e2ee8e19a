import type { Manifest } from '@shouya/nouns/manifest.ts'
import { ledgerAccount } from './actions.ts'
import { accountExporter, sheetExporter, statementExporter } from './exporters.ts'

export const manifest: Manifest = {
  actions: ledgerAccount,
  exporters: { LedgerAccount: accountExporter, LedgerEntry: statementExporter, LedgerSheet: sheetExporter },
}

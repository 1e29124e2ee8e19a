import { countersOf } from '@shouya/server/noun/counters.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { keyLedgerRow } from '../contract.ts'
import { keyLedger as noun } from '../noun.ts'
import { keyLedger } from './actions.ts'
import { keyLedgerExporter } from './exporter.ts'
import { foundKeys } from './found.ts'
import { conditionsOf } from './rows.ts'

export const manifest: Manifest = {
  actions: keyLedger,
  exporters: { KeyLedger: keyLedgerExporter },
  historians: { key_ledger: historianInScope('key_ledger', keyLedgerRow) },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf),
  search: foundKeys,
}

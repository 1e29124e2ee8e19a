import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { GetPageList, keyLedgerRow } from '../contract.ts'
import { keyLedger as noun } from '../noun.ts'
import { keyLedger } from './actions.ts'
import { foundKeys } from './found.ts'
import { conditionsOf, selectKeys } from './rows.ts'

export const manifest: Manifest = {
  actions: keyLedger,
  exporters: {
    KeyLedger: listExporter(noun, {
      query: GetPageList.in,
      conditionsOf,
      select: selectKeys,
      order: ['dept_id', 'key_no'],
    }),
  },
  historians: { key_ledger: historianInScope('key_ledger', keyLedgerRow) },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf()),
  search: foundKeys,
}

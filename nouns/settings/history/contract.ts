import { action } from '@shouya/contract/action'
import { id } from '@shouya/contract/fields'
import { historyRow } from '@shouya/contract/history'
import { grantOf } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { type DeclaredNoun, nouns } from '../../declared.gen.ts'

const historyGrants = {
  dict_data: { id: 'sys_dict', operation: 'query' },
  ...(Object.fromEntries(
    nouns.filter(({ unrecorded }) => !unrecorded).map((noun) => [noun.table, grantOf(noun)('query')]),
  ) as {
    [N in Exclude<DeclaredNoun, { readonly unrecorded: true }> as N['table']]: {
      id: N['permission']
      operation: 'query'
    }
  }),
} as const

/** The tables whose records have a visible history. */
export type HistoryTable = keyof typeof historyGrants

/**
 * What was done to one record and which of its fields changed, newest first, from the audit log. For whoever may read the
 * record (403 out of scope); fields that the record itself does not show are left out, masked ones are masked.
 */
export const GetHistory = action('Common', 'GetHistory', {
  kind: 'read',
  access: { by: 'table', values: historyGrants },
  list: 'keyset',
  in: z.strictObject({
    table: z.enum(Object.keys(historyGrants) as [HistoryTable, ...HistoryTable[]]),
    id,
    cursor: z.string().max(200).optional(),
    pagesize: z.int().min(1).max(200).default(20),
  }),
  out: historyRow,
})

import { action } from '@shouya/contract/action'
import { id, saved, version } from '@shouya/contract/fields'
import { type FiltersIn, getAction, pageAction, queryOf, reason } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { keyLedger } from './noun.ts'

const grant = grantOf(keyLedger)

export const keyLedgerRow = z.object({ id, version, ...listFields(keyLedger) })

const query = queryOf(keyLedger)

export type Filters = FiltersIn<typeof query>

/** Keys in scope. `keywords`: number, name, holder. */
export const GetPageList = pageAction(keyLedger, query.list, keyLedgerRow)

export const Get = getAction(keyLedger, keyLedgerRow)

/**
 * Enters a key or changes its data. Holder and position are given on entry and then change by handovers only: another
 * value on a change is refused (1001). The two halves of dual control have different holders; a sealed copy names
 * seal and place (domain 4.7, 20). 1003 number taken in the unit.
 */
export const Save = action('KeyLedger', 'Save', {
  kind: 'write',
  access: grant('ledger_edit'),
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...enteredFields(keyLedger),
    position: z.literal([1, 2, 3]).optional(),
    has_password: z.boolean().default(false),
  }),
  out: saved,
})

/** Cancels a key that is in no open handover; it stays readable. */
export const Cancel = action('KeyLedger', 'Cancel', {
  kind: 'write',
  access: grant('ledger_edit'),
  in: z.strictObject({ id, version, ...reason }),
  out: saved,
})

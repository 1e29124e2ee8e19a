import { action } from '@shouya/contract/action'
import { dictCode, id, line, one, pageQuery, saved, unitFilter, version } from '@shouya/contract/fields'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { keyLedger } from './noun.ts'

const grant = grantOf(keyLedger)

export const keyLedgerRow = z.object({ id, version, ...listFields(keyLedger) })

const list = pageQuery(['create_time', 'key_no', 'key_name'], {
  ...unitFilter,
  key_type: z.array(dictCode).max(20).optional(),
  copy_type: dictCode.optional(),
  position: z.array(dictCode).max(10).optional(),
  holder_user_id: id.optional(),
})

export type Filters = Omit<z.output<typeof list>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** Keys in scope. `keywords`: number, name, holder. */
export const GetPageList = action('KeyLedger', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: keyLedgerRow,
})

export const Get = action('KeyLedger', 'Get', { kind: 'read', access: grant('query'), in: one, out: keyLedgerRow })

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
  in: z.strictObject({ id, version, reason: line(200, 2) }),
  out: saved,
})

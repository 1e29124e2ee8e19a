import { post } from '@shouya/server/core/ledger/post.ts'
import type { Payable } from '@shouya/server/core/payments.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** Money that a provider has paid back, of a record whose refund was posted as under way. */
export const refundArrived: Payable['arrived'] = async (db, { record, amount, refund_no }, now) => {
  await post(
    db as unknown as Kysely<Unscoped>,
    {
      ...{ event: 'refund_arrived', record, part: refund_no, owners: {} },
      ...{ amounts: { amount }, operator: null, memo: refund_no },
    },
    now,
  )
}

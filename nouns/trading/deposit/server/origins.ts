import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'

const { done, refused, canceled } = pledge.states.codes

export type Origin = {
  readonly pledge_no: string
  readonly pay_type: number | null
  readonly amount: number
  /** What did not go back or on from it yet, or is about to. */
  readonly remaining: number
}

/** The records by which the money of a binding came: payments, and transfers from another binding. The first first. */
export async function originsOf(db: Kysely<Unscoped>, bindingId: number): Promise<Origin[]> {
  const { rows } = await sql<Origin>`
    select pledge_no, pay_type, amount, amount - coalesce((select sum(used.amount)::bigint from cash_pledge used
      where used.origin_pledge_no = came.pledge_no and used.binding_id = ${bindingId}
        and used.type in (${pledgeTypes.refund}, ${pledgeTypes.transfer}) and used.status not in (${refused}, ${canceled})), 0) as remaining
    from cash_pledge came
    where came.status = ${done} and ((came.binding_id = ${bindingId} and came.type in (${pledgeTypes.paid}, ${pledgeTypes.added}))
      or came.to_binding_id = ${bindingId})
    order by came.id`.execute(db)
  return rows
}

import type { Operator } from '@shouya/server/core/ledger/post.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'

type Step = {
  readonly order_id: number
  /** A word of `order.flow` in the texts. */
  readonly action: string
  readonly from_status: number | null
  readonly to_status: number
  readonly note?: string | null
}

/** Adds a step to the flow of an order, which is never changed; without an operator: the clock, or a payment provider. */
export const addStep = (
  db: Kysely<DB>,
  { note = null, ...step }: Step,
  operator: Operator | null,
  at: Date,
): Promise<unknown> =>
  db
    .insertInto('order_flow')
    .values({
      ...step,
      note,
      ...{ user_id: operator?.userId ?? null, user_name: operator?.name ?? null, create_time: at },
    })
    .execute()

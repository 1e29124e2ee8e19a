import { giveBack, setAside } from '@shouya/server/core/ledger/hold.ts'
import { type Operator, post } from '@shouya/server/core/ledger/post.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { type Recharge, recordOf } from './types.ts'

/**
 * Posts as revenue what of a package of times or days has been earned up to now (ADR 069): what was set aside becomes less by it.
 * @param earned in all, never less than before
 */
export async function earn(
  db: Kysely<DB>,
  row: Recharge,
  earned: number,
  operator: Operator | null,
  now: Date,
): Promise<void> {
  const amount = earned - row.earned_amount
  if (amount <= 0) return
  const ledger = db as unknown as Kysely<Unscoped>
  const record = recordOf(row)
  const owners = { member: row.member_id }
  await giveBack(ledger, record, now)
  await post(
    ledger,
    {
      ...{ event: 'order_paid_from_balance', record, part: String(earned), owners, amounts: { amount } },
      ...{ operator, memo: row.bill_no },
    },
    now,
  )
  const rest = row.pay_amount - earned
  if (rest > 0) await setAside(ledger, { account: 'balance', ownerId: row.member_id, amount: rest, record }, now)
}

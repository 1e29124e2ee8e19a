import type { Operator } from '@shouya/server/core/ledger/post.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { consumeBalance } from '../noun.ts'
import { changeBalance } from './changeBalance.ts'
import type { LockedBalance } from './lockBalances.ts'
import type { Owner } from './openBalances.ts'

type Side = { readonly owner: Owner; readonly balance: LockedBalance }
/** What the logs of the giver and of the receiver say, and who caused it. */
export type PassedAs = {
  readonly types: readonly ['passedOn', 'received'] | readonly ['givenBack', 'givenBack']
  readonly operator: Operator | null
  readonly memo: string | null
}

type Passed = PassedAs & { readonly consumeId: number; readonly qty: number }

/**
 * One owner has fewer pieces of a consumable, another more, whose balances are locked. Each side names the balance of the other, and both
 * the version that the giver's had. Answers what the receiver has then.
 */
export async function passBetween(
  db: Kysely<Unscoped>,
  { from, to }: { from: Side; to: Side },
  { consumeId, qty, types: [less, more], operator, memo }: Passed,
  at: Date,
): Promise<number> {
  const change = { consumeId, qty, operator, part: `v${from.balance.version}`, ...(memo && { memo }) }
  const record = ({ balance }: Side) => ({ table: consumeBalance.table, id: balance.id })
  await changeBalance(db, { ...change, direction: 'less', type: less, record: record(to), owner: from.owner }, at)
  const received = { ...change, direction: 'more', type: more, record: record(from), owner: to.owner } as const
  return (await changeBalance(db, received, at)).quantity
}

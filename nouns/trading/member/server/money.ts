import type { Handler } from '@shouya/server/core/handle.ts'
import { ownerType } from '@shouya/server/core/ledger/accountTypes.ts'
import { direction } from '@shouya/server/core/ledger/book.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Member from '../contract.ts'
import { member } from '../noun.ts'

/** The entries that a member's record shows; the page of the ledger has all of them. */
const MOST = 50

/** What came in and went out of a member's accounts of the ledger. */
export const moneyOf: Handler<typeof Member.GetMoney> = async (ctx, { id }) => {
  await find(ctx, member.table, id)
  const accounts = await ctx.scoped
    .rows('ledger_account')
    .select(['id', 'account_type', 'balance', 'frozen'])
    .where('owner_type', '=', ownerType.member)
    .where('owner_id', '=', id)
    .orderBy('account_type')
    .execute()
  const types = new Map(accounts.map((account) => [account.id, account.account_type]))
  const entries =
    accounts.length === 0
      ? []
      : await ctx.db
          .selectFrom('ledger_entry as entry')
          .innerJoin('ledger_txn as txn', 'txn.id', 'entry.txn_id')
          .select(['entry.account_id', 'entry.direction', 'entry.amount', 'entry.balance_after', 'entry.occur_time'])
          .select(['txn.event', 'txn.txn_no', 'txn.operator_name', 'txn.reversed_txn_id'])
          .where('entry.account_id', 'in', [...types.keys()])
          .orderBy('entry.occur_time', 'desc')
          .orderBy('entry.txn_id', 'desc')
          .orderBy('entry.leg', 'desc')
          .limit(MOST)
          .execute()
  return {
    accounts,
    entries: entries.map(({ account_id, direction: side, amount, reversed_txn_id, ...entry }) => ({
      ...entry,
      account_type: types.get(account_id) ?? 0,
      is_reversal: reversed_txn_id !== null,
      amount: side === direction.credit ? amount : -amount,
    })),
  }
}

import type { Input, Row } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { ownerType } from '@shouya/server/core/ledger/accountTypes.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, among, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { booksOf, requireBooks } from '../../server/booksOf.ts'
import { debitTypes } from '../accountClass.ts'
import type * as Account from '../contract.ts'
import { ledgerAccount } from '../noun.ts'

type Filters = Omit<Input<typeof Account.GetAccountPageList>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>
export type AccountRow = Row<typeof Account.GetAccount>

/** Types whose balance is turned for readers. */
const turnedTypes = sql.raw(debitTypes.join())

const columns = sql`account_type, owner_type, owner_id`

/** Accounts as the reader knows them: the rows of a control account are one, under the id of the first. */
const accounts = sql<AccountRow>`(
  select id, ${columns}, balance, frozen, balance - frozen as available, version, is_stopped
    from ledger_account where owner_type <> ${sql.lit(ownerType.platform)}
  union all
  select min(id), ${columns}, sum(case when account_type in (${turnedTypes}) then -balance else balance end)::bigint,
    sum(frozen)::bigint, sum(case when account_type in (${turnedTypes}) then -balance else balance end)::bigint,
    sum(version)::bigint, bool_or(is_stopped)
    from ledger_account where owner_type = ${sql.lit(ownerType.platform)} group by ${columns})`

export const selectAccounts = ({ db }: Pick<Ctx, 'db'>) =>
  db.selectFrom(accounts.as<'ledger_account'>(sql`ledger_account`)).selectAll()

/** The number of an owner. */
function owned(keywords: string): RawBuilder<boolean>[] {
  if (keywords === '') return []
  return [/^\d{1,15}$/.test(keywords) ? sql<boolean>`owner_id = ${Number(keywords)}` : sql<boolean>`false`]
}

export const conditionsOf = (ctx: Ctx, { keywords, stopped, account_type, owner_id, ...query }: Filters) =>
  allOf([
    ...booksOf(ctx),
    ...conditionsIn(ledgerAccount, { ...query, keywords: '' }),
    ...among('account_type', account_type),
    ...when(stopped, sql`is_stopped`),
    ...when(owner_id, sql`owner_id = ${owner_id}`),
    ...owned(keywords),
  ])

/** An account with the ids of its rows. 1002 none, 403 out of scope. */
export async function findAccount(ctx: Ctx, id: number): Promise<{ account: AccountRow; lanes: number[] }> {
  requireBooks(ctx)
  const account = await selectAccounts(ctx).where('id', '=', id).executeTakeFirst()
  if (!account) fail('NotFound')
  const { account_type, owner_type, owner_id } = account
  const lanes = await everything(ctx.db)
    .selectFrom('ledger_account')
    .select('id')
    .where((eb) => eb.and({ account_type, owner_type, owner_id }))
    .orderBy('id')
    .execute()
  return { account, lanes: lanes.map((lane) => lane.id) }
}

import type { DifferenceKind } from '@shouya/contract/ledger'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { accountTypes, ownerType } from './accountTypes.ts'
import { signedAmount } from './book.ts'
import type { Operator } from './post.ts'
import { type Concerned, stopAccounts } from './stopAccounts.ts'

export type Difference = Concerned & {
  readonly kind: DifferenceKind
  readonly expected: number
  readonly actual: number
}

/** What the records of an area should have posted, compared by the area: all that differs, with the owners. */
export type RecordCheck = (db: Kysely<DB>) => Promise<readonly Difference[]>

/** The night whose run it is, or who asked for it. */
export type RunBy = { readonly night: string } | { readonly operator: Operator }

/** Differences of a kind that are kept, at most; what they concern is stopped without a limit. */
const MOST = 200
const { depositsOwed, deposit, cash, gifts, depositContra, revenue, refundsUnderWay } = accountTypes
/** These have paid for what others got, so that they are never above 0; the others never below. */
const below = [cash, gifts, depositContra].map(({ code }) => code)
const above = [revenue, depositsOwed, refundsUnderWay].map(({ code }) => code)

const checks: { readonly [K in Difference['kind']]?: ReturnType<typeof sql<Omit<Difference, 'kind'>>> } = {
  balance: sql`
    select account.id as account_id, coalesce(entries.total, 0)::bigint as expected, account.balance as actual
    from ledger_account account
    left join (select account_id, sum(${signedAmount}) as total from ledger_entry entry group by account_id) entries on account_id = account.id
    where account.balance <> coalesce(entries.total, 0)`,
  count: sql`
    select account.id as account_id, coalesce(entries.count, 0)::bigint as expected, account.version as actual
    from ledger_account account
    left join (select account_id, count(*) as count from ledger_entry group by account_id) entries on account_id = account.id
    where account.version <> coalesce(entries.count, 0)`,
  chain: sql`
    select distinct on (account_id) account_id, txn_id, before + change as expected, balance_after as actual
    from (
      select account_id, txn_id, seq, balance_after, ${signedAmount} as change,
        coalesce(lag(balance_after) over (partition by account_id order by seq), 0) as before
      from ledger_entry entry
    ) entries
    where balance_after <> before + change
    order by account_id, seq`,
  frozen: sql`
    select account.id as account_id, coalesce(holds.total, 0)::bigint as expected, account.frozen as actual
    from ledger_account account
    left join (select account_id, sum(amount) as total from ledger_hold where status = 1 group by account_id) holds on account_id = account.id
    where account.frozen <> coalesce(holds.total, 0)`,
  txn: sql`
    select txn.id as txn_id, txn.biz_type, txn.biz_id, 0 as expected, coalesce(entries.total, 0)::bigint as actual
    from ledger_txn txn
    left join (select txn_id, sum(${signedAmount}) as total from ledger_entry entry group by txn_id) entries on txn_id = txn.id
    where coalesce(entries.total, 1) <> 0`,
  deposits: sql`
    select * from (select min(id) filter (where account_type = ${depositsOwed.code}) as account_id,
      coalesce(sum(balance) filter (where account_type = ${deposit.code}), 0)::bigint as expected,
      coalesce(sum(balance) filter (where account_type = ${depositsOwed.code}), 0)::bigint as actual from ledger_account) sums
    where expected <> actual`,
  // It may come from any account, so that nothing leaves the house.
  total: sql`
    select ${ownerType.platform}::smallint as owner_type, 0 as owner_id, 0 as expected, total as actual from (select coalesce(sum(balance), 0)::bigint as total from ledger_account) sums where total <> 0`,
  sign: sql`
    select min(id) as account_id, 0 as expected, sum(balance)::bigint as actual from ledger_account
    where owner_type = ${ownerType.platform} group by account_type
    having (sum(balance) > 0 and account_type = any(${below}::smallint[])) or (sum(balance) < 0 and account_type = any(${above}::smallint[]))`,
}

/**
 * Compares the whole ledger with itself and with the records, keeps what differs, and stops payouts from the accounts concerned until a
 * run finds nothing more. To be called in a transaction of its own; one run waits for another.
 * @returns the run and the number of its differences; undefined where the night has had its run
 */
export async function reconcile(
  db: Kysely<DB>,
  recordChecks: readonly RecordCheck[],
  by: RunBy,
  now: Date,
): Promise<{ readonly id: number; readonly differences: number } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('ledger_check'))`.execute(db)
  const night = 'night' in by ? by.night : null
  const run = await db.selectFrom('ledger_check').select('id').where(sql<boolean>`night = ${night}`).executeTakeFirst()
  if (run) return undefined
  // It reads the ledger from its beginning.
  await sql`set local statement_timeout = '10min'`.execute(db)
  const found: (readonly Difference[])[] = []
  for (const [kind, check] of Object.entries(checks)) {
    const { rows } = await sql<Omit<Difference, 'kind'>>`${check}`.execute(db)
    found.push(rows.map((row) => ({ kind: kind as Difference['kind'], ...row })))
  }
  for (const check of recordChecks) found.push(await check(db))
  await stopAccounts(db, found.flat())
  const differences = found.flatMap((rows) => rows.slice(0, MOST))
  const { id } = await db
    .insertInto('ledger_check')
    .values({
      run_time: now,
      accounts: sql<number>`(select count(*) from ledger_account)`,
      transactions: sql<number>`(select count(*) from ledger_txn)`,
      difference_count: differences.length,
      ...('night' in by ? by : { operator_id: by.operator.userId, operator_name: by.operator.name }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (differences.length > 0)
    await db
      .insertInto('ledger_difference')
      .values(differences.map(({ owner_type: _, owner_id: __, ...row }) => ({ check_id: id, ...row })))
      .execute()
  return { id, differences: differences.length }
}

import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { fail } from '../failure.ts'
import { ownerType } from './accountTypes.ts'

/** A locked row of `ledger_account`. */
export type Account = {
  readonly id: number
  readonly owner_type: number
  readonly account_type: number
  readonly balance: number
  readonly frozen: number
  readonly version: number
  readonly is_stopped: boolean
}

/** `ledger_entry.direction`. */
export const direction = { debit: 1, credit: 2 } as const

/** What an `entry` adds to its account, in SQL. */
export const signedAmount = sql`case entry.direction when ${direction.credit} then entry.amount else -entry.amount end`

/** One side of a movement. */
export type Leg = {
  readonly accountId: number
  readonly direction: (typeof direction)[keyof typeof direction]
  readonly amount: number
}

type Book = {
  readonly txnId: number
  readonly at: Date
  readonly accounts: readonly Account[]
  readonly legs: readonly Leg[]
  /** What was set aside in accounts, by their ids, and is paid out now. */
  readonly released?: ReadonlyMap<number, number>
}

const signed = (leg: Leg): number => (leg.direction === direction.credit ? leg.amount : -leg.amount)

/**
 * Writes the entries of a transaction and moves the balances of its accounts, which the caller has locked.
 * @throws 1007 if a customer would have less than is set aside
 */
export async function book(db: Kysely<Unscoped>, { txnId, at, accounts, legs, released }: Book): Promise<void> {
  const running = new Map(accounts.map((account) => [account.id, { ...account }]))
  const entries = legs.map((leg, index) => {
    const account = running.get(leg.accountId)
    if (!account) throw new Error(`account ${leg.accountId} is not locked`)
    account.balance += signed(leg)
    account.version++
    return { ...leg, leg: index + 1, balanceAfter: account.balance, seq: account.version }
  })
  const moved = accounts.map((before) => {
    const after = running.get(before.id) ?? before
    const freed = released?.get(before.id) ?? 0
    if (before.owner_type !== ownerType.platform && after.balance < before.frozen - freed)
      fail('Insufficient', { reason: 'ledger.insufficient' })
    return {
      id: before.id,
      delta: after.balance - before.balance,
      freed,
      from: before.version,
      count: after.version - before.version,
    }
  })
  const list = <T>(rows: readonly T[], of: (row: T) => number) => rows.map(of)
  const { numAffectedRows = 0n } = await sql`/* kept */
    with moved as (
      update ledger_account account
      set balance = account.balance + change.delta, frozen = account.frozen - change.freed, version = account.version + change.count
      from unnest(${list(moved, (row) => row.id)}::bigint[], ${list(moved, (row) => row.delta)}::bigint[],
        ${list(moved, (row) => row.freed)}::bigint[], ${list(moved, (row) => row.from)}::bigint[],
        ${list(moved, (row) => row.count)}::bigint[]) as change (id, delta, freed, version, count)
      where account.id = change.id and account.version = change.version
        and (account.owner_type = ${ownerType.platform} or account.balance + change.delta >= account.frozen - change.freed)
      returning account.id
    )
    insert into ledger_entry (txn_id, leg, account_id, direction, amount, balance_after, seq, occur_time)
    select ${txnId}, entry.leg, entry.account_id, entry.direction, entry.amount, entry.balance_after, entry.seq, ${at}
    from unnest(${list(entries, (row) => row.leg)}::smallint[], ${list(entries, (row) => row.accountId)}::bigint[],
      ${list(entries, (row) => row.direction)}::smallint[], ${list(entries, (row) => row.amount)}::bigint[],
      ${list(entries, (row) => row.balanceAfter)}::bigint[], ${list(entries, (row) => row.seq)}::bigint[])
      as entry (leg, account_id, direction, amount, balance_after, seq)
    join moved on moved.id = entry.account_id`.execute(db)
  if (Number(numAffectedRows) !== entries.length) fail('Stale')
}

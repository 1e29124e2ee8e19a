import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { fail } from '../failure.ts'
import { type AccountName, accountTypes, ownerType } from './accountTypes.ts'
import type { LedgerRecord } from './ledgerRecord.ts'

/** `ledger_hold.status`. */
const holdStatus = { open: 1, givenBack: 2, paidOut: 3 } as const

type Hold = {
  readonly account: AccountName
  readonly ownerId: number
  readonly amount: number
  readonly record: LedgerRecord
}

/**
 * Sets an amount aside for a record: it stays in the account, but can be used for nothing else.
 * @throws 1007 if there is not so much
 */
export async function setAside(
  db: Kysely<Unscoped>,
  { account, ownerId, amount, record }: Hold,
  at: Date,
): Promise<void> {
  const { code, owner } = accountTypes[account]
  const { rows } = await sql<{ id: number }>`
    with frozen as (
      update ledger_account set frozen = frozen + ${amount}
      where owner_type = ${ownerType[owner]} and owner_id = ${ownerId} and account_type = ${code} and balance - frozen >= ${amount}
      returning id
    )
    insert into ledger_hold (account_id, amount, biz_type, biz_id, create_time)
    select id, ${amount}, ${record.table}, ${record.id}, ${at} from frozen returning id`.execute(db)
  if (rows.length === 0) fail('Insufficient', { reason: 'ledger.insufficient' })
}

/** Gives back what was set aside for a record, if anything still is. */
export async function giveBack(db: Kysely<Unscoped>, { table, id }: LedgerRecord, at: Date): Promise<void> {
  // Accounts come before holds in the order of locks: who pays out has the account first.
  await sql`
    select id from ledger_account
    where id in (select account_id from ledger_hold where biz_type = ${table} and biz_id = ${id} and status = ${holdStatus.open})
    order by id for update`.execute(db)
  await sql`
    with ended as (
      update ledger_hold set status = ${holdStatus.givenBack}, end_time = ${at}
      where biz_type = ${table} and biz_id = ${id} and status = ${holdStatus.open} returning account_id, amount
    )
    update ledger_account account set frozen = frozen - ended.amount from ended where account.id = ended.account_id`.execute(
    db,
  )
}

/** Ends what was set aside in a locked account, since it is paid out: the amount. */
export async function takeHold(
  db: Kysely<Unscoped>,
  accountId: number,
  { table, id }: LedgerRecord,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    update ledger_hold set status = ${holdStatus.paidOut}, end_time = ${at}
    where biz_type = ${table} and biz_id = ${id} and account_id = ${accountId} and status = ${holdStatus.open}
    returning amount`.execute(db)
  const [hold] = rows
  if (!hold) fail('WrongState', { reason: 'ledger.nothingSetAside' })
  return hold.amount
}

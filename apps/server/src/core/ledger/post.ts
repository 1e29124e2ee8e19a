import type { LedgerEvent } from '@shouya/contract/ledger'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Unscoped } from '../../db/scope.ts'
import { fail } from '../failure.ts'
import { type AccountName, accountTypes, LANES, type Owner, ownerType } from './accountTypes.ts'
import { type Account, book, direction, type Leg } from './book.ts'
import { type AmountsOf, events, type PostingRule } from './events.ts'
import { takeHold } from './hold.ts'
import type { LedgerRecord } from './ledgerRecord.ts'

type OwnerOf<E extends LedgerEvent> = (typeof accountTypes)[(typeof events)[E]['moves'][number][0 | 1]]['owner']
/** Whose accounts an event moves. */
type OwnersOf<E extends LedgerEvent> = { readonly [O in Exclude<OwnerOf<E>, 'platform'>]: number }
/** What may leave an account: its balance less what is set aside. */
type Available = (account: AccountName) => number

export type Operator = { readonly userId: number; readonly name: string }

type Payee = { readonly owner: Exclude<Owner, 'platform'>; readonly id: number }

export type Posting<E extends LedgerEvent> = {
  readonly event: E
  readonly record: LedgerRecord
  /** Tells events of the same kind and record apart: the number of a delivery. */
  readonly part?: string
  readonly owners: OwnersOf<E>
  /** Who gets a payout that moves none of their accounts. */
  readonly payee?: Payee
  /** Fen by the names of the event; a function where they depend on what the accounts have, which are locked then. */
  readonly amounts: AmountsOf<E> | ((available: Available) => AmountsOf<E>)
  /** Who caused it; null: a job or a device. */
  readonly operator: Operator | null
  readonly memo?: string
}

export type Txn = { readonly id: number; readonly txn_no: string; readonly repeated: boolean }

/**
 * Posts an event of the business in the transaction of its record (domain 11.1): entries in double entry, which the database compares at
 * the commit. The same event of the same record is posted once; a repeat answers the first transaction. To be called last before the
 * commit, since it locks accounts, by id.
 * @throws 1007 if an account has not enough, 1004 if money leaves the house from or to accounts that a difference has stopped, 1008 if the event was posted
 * with other amounts
 */
export async function post<E extends LedgerEvent>(db: Kysely<Unscoped>, posting: Posting<E>, at: Date): Promise<Txn> {
  const { event, record, part, operator, memo, payee } = posting
  const key = [event, record.table, record.id, ...(part ? [part] : [])].join(':')
  const { moves, ...rules }: PostingRule = events[event]
  const begun = await begin(db, {
    txn: {
      ...{ event, biz_type: record.table, biz_id: record.id, idem_key: key, occur_time: at, memo: memo ?? null },
      ...{ operator_id: operator?.userId ?? null, operator_name: operator?.name ?? null },
    },
    names: [...moves.map(([from]) => from), ...moves.map(([, to]) => to)],
    owners: posting.owners,
  })
  if (!begun) return repeatOf(db, key, posting)
  const { txn, accounts } = begun
  const accountOf = (name: AccountName) => accounts.get(name) as Account
  if (rules.payout && ([...accounts.values()].some((account) => account.is_stopped) || (await isStopped(db, payee))))
    fail('WrongState', { reason: 'ledger.stopped' })
  const amounts: Readonly<Record<string, number>> =
    typeof posting.amounts === 'function'
      ? posting.amounts((name) => accountOf(name).balance - accountOf(name).frozen)
      : posting.amounts
  const legs = moves.flatMap(([from, to, name]): Leg[] => {
    const amount = amounts[name] ?? 0
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${event}: ${name} is ${amount}`)
    if (amount === 0) return []
    return [
      { accountId: accountOf(from).id, direction: direction.debit, amount },
      { accountId: accountOf(to).id, direction: direction.credit, amount },
    ]
  })
  if (legs.length === 0) throw new Error(`${event} of ${record.table} ${record.id} moves nothing`)
  const paying = new Set((rules.pays ?? []).map((name) => accountOf(name).id))
  const released = new Map<number, number>()
  for (const { accountId, amount } of legs.filter(
    (leg) => leg.direction === direction.debit && paying.has(leg.accountId),
  )) {
    const held = await takeHold(db, accountId, record, at)
    if (held !== amount)
      throw new Error(`${event} of ${record.table} ${record.id} pays another amount than the ${held} set aside`)
    released.set(accountId, held)
  }
  await book(db, { txnId: txn.id, at, accounts: [...accounts.values()], legs, released })
  return { ...txn, repeated: false }
}

async function isStopped(db: Kysely<Unscoped>, payee: Payee | undefined): Promise<boolean> {
  if (!payee) return false
  const { rows } = await sql`select from ledger_account
    where owner_type = ${ownerType[payee.owner]} and owner_id = ${payee.id} and is_stopped limit 1`.execute(db)
  return rows.length > 0
}

type Begin = {
  readonly txn: Insertable<DB['ledger_txn']>
  readonly names: readonly AccountName[]
  readonly owners: { readonly [O in Owner]?: number }
}

/**
 * Inserts a transaction and locks the accounts of its event, by id, in one statement; undefined where the event was posted before.
 * Of a control account the lane is that of the transaction's number. Every event moves one of them, so that there is a row.
 */
async function begin(
  db: Kysely<Unscoped>,
  { txn, names, owners }: Begin,
): Promise<{ txn: Omit<Txn, 'repeated'>; accounts: Map<AccountName, Account> } | undefined> {
  const wanted = [...new Set(names)].map((name) => {
    const { code, owner } = accountTypes[name]
    return { name, code, owner: ownerType[owner], ownerId: owners[owner] ?? 0 }
  })
  const list = <T extends number>(of: (one: (typeof wanted)[number]) => T) => wanted.map(of)
  const { rows } = await sql<Account & { txn_id: number; txn_no: string }>`/* kept */
    with txn as (${db
      .insertInto('ledger_txn')
      .values(txn)
      .onConflict((conflict) => conflict.column('idem_key').doNothing())
      .returning(['id', 'txn_no'])})
    select txn.id as txn_id, txn.txn_no, account.id, account.owner_type, account.account_type, account.balance, account.frozen,
      account.version, account.is_stopped
    from txn, unnest(${list(({ owner }) => owner)}::smallint[], ${list(({ ownerId }) => ownerId)}::bigint[],
      ${list(({ code }) => code)}::smallint[]) as wanted (owner_type, owner_id, account_type)
    join ledger_account account using (owner_type, owner_id, account_type)
    where account.lane = case account.owner_type when ${ownerType.platform} then txn.id % ${LANES} else 0 end
    order by account.id for update of account`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const byCode = new Map(rows.map((row) => [row.account_type, row]))
  return {
    txn: { id: first.txn_id, txn_no: first.txn_no },
    accounts: new Map(
      wanted.map(({ name, code, ownerId }) => {
        const account = byCode.get(code)
        if (!account) throw new Error(`owner ${ownerId} has no account ${name}`)
        return [name, account]
      }),
    ),
  }
}

async function repeatOf<E extends LedgerEvent>(
  db: Kysely<Unscoped>,
  key: string,
  { event, amounts }: Posting<E>,
): Promise<Txn> {
  const txn = await db
    .selectFrom('ledger_txn')
    .select(['id', 'txn_no', 'occur_time'])
    .where('idem_key', '=', key)
    .executeTakeFirstOrThrow()
  if (typeof amounts !== 'function') {
    const { rows } = await sql<{ amount: number }>`
      select amount from ledger_entry where txn_id = ${txn.id} and direction = ${direction.debit} order by leg`.execute(
      db,
    )
    const wanted = events[event].moves
      .map(([, , name]) => (amounts as Readonly<Record<string, number>>)[name])
      .filter((amount) => amount !== 0)
    if (rows.map(({ amount }) => amount).join() !== wanted.join()) fail('Duplicate')
  }
  return { id: txn.id, txn_no: txn.txn_no, repeated: true }
}

import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Unscoped } from '../../db/scope.ts'
import { Actor } from '../../testing/ledger/actor.ts'
import { happening, Model } from '../../testing/ledger/model.ts'
import { openForger } from '../../testing/openForger.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'
import { balancesOf } from './balances.ts'
import { giveBack, setAside } from './hold.ts'
import { openAccounts } from './openAccounts.ts'
import { type Posting, post } from './post.ts'
import { reconcile } from './reconcile.ts'
import { reverse } from './reverse.ts'

const OWNERS = 3
const EVIDENCE = '23001'
const UNBALANCED = '23514'

let t: TestApp
const checker = { userId: 0, name: '稽核' }
beforeAll(async () => {
  t = await testApp()
  checker.userId = t.world.user.admin
})
afterAll(() => t?.close())

const kysely = () => t.services.database.kysely
const inTransaction = <T>(work: (db: Kysely<Unscoped>) => Promise<T>) =>
  kysely()
    .transaction()
    .execute((db) => work(db as unknown as Kysely<Unscoped>))
const differences = async () => {
  await kysely()
    .transaction()
    .execute((db) => reconcile(db, [], { operator: checker }, t.clock.at))
  const { rows } = await sql<{ kind: string }>`select distinct kind from ledger_difference
    where check_id = (select max(id) from ledger_check) order by kind`.execute(kysely())
  return rows.map(({ kind }) => kind)
}

let member = 500
const newMember = async () => {
  member++
  await inTransaction((db) => openAccounts(db, 'member', [member], t.clock.at))
  return member
}
let record = 900
const paid = (owner: number, amount: number, id = ++record): Posting<'deposit_paid'> => ({
  ...{
    event: 'deposit_paid',
    record: { table: 'cash_pledge', id },
    owners: { member: owner },
    amounts: { amount },
    operator: null,
  },
})

test('an event of a record is posted once; with another amount it is refused', async () => {
  const owner = await newMember()
  const first = await inTransaction((db) => post(db, paid(owner, 200_000, 1), t.clock.at))
  expect(await inTransaction((db) => post(db, paid(owner, 200_000, 1), t.clock.at))).toEqual({
    ...first,
    repeated: true,
  })
  await expect(inTransaction((db) => post(db, paid(owner, 100_000, 1), t.clock.at))).rejects.toMatchObject({
    name: 'Duplicate',
  })
  // Ten at once, as from a double click.
  const twice = await Promise.all(
    Array.from({ length: 10 }, () => inTransaction((db) => post(db, paid(owner, 5_000, 2), t.clock.at))),
  )
  expect(twice.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect((await inTransaction((db) => balancesOf(db, 'member', owner))).deposit).toEqual({
    balance: 205_000,
    available: 205_000,
  })
})

test('what is set aside can be used for nothing else, and an account that differs pays nothing out', async () => {
  const owner = await newMember()
  await inTransaction((db) => post(db, paid(owner, 1_000), t.clock.at))
  const refund = { table: 'cash_pledge', id: ++record }
  await inTransaction((db) =>
    setAside(db, { account: 'deposit', ownerId: owner, amount: 800, record: refund }, t.clock.at),
  )
  const deduct = (amount: number): Posting<'deposit_deducted'> => ({
    ...{
      event: 'deposit_deducted',
      record: { table: 'cash_pledge', id: ++record },
      owners: { member: owner },
      amounts: { amount },
      operator: null,
    },
  })
  await expect(inTransaction((db) => post(db, deduct(201), t.clock.at))).rejects.toMatchObject({ name: 'Insufficient' })
  await inTransaction((db) => post(db, deduct(200), t.clock.at))
  const send: Posting<'deposit_refund_sent'> = {
    ...{
      event: 'deposit_refund_sent',
      record: refund,
      owners: { member: owner },
      amounts: { amount: 800 },
      operator: null,
    },
  }
  const stop = (is: boolean) =>
    sql`update ledger_account set is_stopped = ${is} where owner_type = 3 and owner_id = ${owner}`.execute(kysely())
  await stop(true)
  await expect(inTransaction((db) => post(db, send, t.clock.at))).rejects.toMatchObject({ name: 'WrongState' })
  await stop(false)
  await inTransaction((db) => post(db, send, t.clock.at))
  expect((await inTransaction((db) => balancesOf(db, 'member', owner))).deposit).toEqual({ balance: 0, available: 0 })
})

test('whoever pays out and whoever gives back at the same moment do not wait for each other for ever: one of them does it', async () => {
  const owner = await newMember()
  await inTransaction((db) => post(db, paid(owner, 10_000), t.clock.at))
  for (let round = 0; round < 40; round++) {
    const refund = { table: 'cash_pledge', id: ++record }
    await inTransaction((db) =>
      setAside(db, { account: 'deposit', ownerId: owner, amount: 10, record: refund }, t.clock.at),
    )
    const send: Posting<'deposit_refund_sent'> = {
      ...{ event: 'deposit_refund_sent', record: refund, owners: { member: owner }, amounts: { amount: 10 } },
      operator: null,
    }
    const before = (await inTransaction((db) => balancesOf(db, 'member', owner))).deposit?.balance ?? 0
    const [sent, back] = await Promise.allSettled([
      inTransaction((db) => post(db, send, t.clock.at)),
      inTransaction((db) => giveBack(db, refund, t.clock.at)),
    ])
    expect(back.status).toBe('fulfilled')
    if (sent.status === 'rejected') expect(sent.reason).toMatchObject({ name: 'WrongState' })
    const balance = before - (sent.status === 'fulfilled' ? 10 : 0)
    expect((await inTransaction((db) => balancesOf(db, 'member', owner))).deposit).toEqual({
      balance,
      available: balance,
    })
  }
})

test('a transaction is taken back once, and not if the money is gone', async () => {
  const owner = await newMember()
  const txn = await inTransaction((db) => post(db, paid(owner, 700), t.clock.at))
  const takeBack = (txnId: number) =>
    inTransaction((db) => reverse(db, { txnId, operator: null, memo: '录入错误' }, t.clock.at))
  const back = await takeBack(txn.id)
  await expect(takeBack(txn.id)).rejects.toMatchObject({ name: 'WrongState' })
  await expect(takeBack(back.id)).rejects.toMatchObject({ name: 'WrongState' })
  await expect(takeBack(0)).rejects.toMatchObject({ name: 'NotFound' })
  const spent = await inTransaction((db) => post(db, paid(owner, 300), t.clock.at))
  await inTransaction((db) =>
    setAside(
      db,
      { account: 'deposit', ownerId: owner, amount: 1, record: { table: 'cash_pledge', id: ++record } },
      t.clock.at,
    ),
  )
  await expect(takeBack(spent.id)).rejects.toMatchObject({ name: 'Insufficient' })
})

test('the database refuses a transaction that does not balance, entries that come later, and any change', async () => {
  const owner = await newMember()
  const txn = await inTransaction((db) => post(db, paid(owner, 100), t.clock.at))
  const { rows } = await sql<{ id: number; at: string }>`select account_id as id, occur_time as at from ledger_entry
    where txn_id = ${txn.id} and leg = 2`.execute(kysely())
  const account = rows[0]?.id as number
  const entry = (txnId: string, leg: number, direction: number, amount: number) =>
    `insert into ledger_entry (txn_id, leg, account_id, direction, amount, balance_after, seq, occur_time)
     select ${txnId}, ${leg}, ${account}, ${direction}, ${amount}, 0, ${1000 + leg}, occur_time from ledger_txn where id = ${txnId}`
  const newTxn = `insert into ledger_txn (event, biz_type, biz_id, idem_key, occur_time) values ('test', 'test', 1, 'test', now())`
  const last = '(select max(id) from ledger_txn)'
  const refused = async (...statements: string[]) => {
    const code = await kysely()
      .transaction()
      .execute(async (db) => {
        for (const statement of statements) await sql.raw(statement).execute(db)
      })
      .then(
        () => null,
        (error) => error.code,
      )
    return code
  }
  expect(await refused(newTxn)).toBe(UNBALANCED)
  expect(await refused(newTxn, entry(last, 1, 1, 5), entry(last, 2, 2, 4))).toBe(UNBALANCED)
  expect(await refused(newTxn, entry(last, 1, 2, 5))).toBe(UNBALANCED)
  expect(await refused(entry(`${txn.id}`, 9, 2, 5))).toBe(UNBALANCED)
  // They balance, but come after those of the transaction.
  const later = (table: string) =>
    `insert into ${table} (txn_id, leg, account_id, direction, amount, balance_after, seq, occur_time)
     select id, leg, ${account}, leg - 4, 5, 0, 1000 + leg, occur_time from ledger_txn, generate_series(5, 6) leg where id = ${txn.id}`
  expect(await refused(later('ledger_entry'))).toBe(UNBALANCED)
  const { rows: parts } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'ledger_entry'::regclass`.execute(kysely())
  for (const { name } of parts) expect(await refused(later(name)), name).toBe('42501')
  expect(await refused(`update ledger_account set balance = -1 where id = ${account}`)).toBe(UNBALANCED)
  const changes = [
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    "update ledger_txn set memo = 'x'",
    'delete from ledger_txn',
    'delete from ledger_account',
    'update ledger_account set owner_id = owner_id',
  ]
  for (const change of changes) expect(await refused(change), change).toBe('42501')
  // Nobody, not even the owner of the tables, changes what was posted.
  const ledgerOwner = new pg.Client({ connectionString: t.url })
  await ledgerOwner.connect()
  for (const change of changes.slice(0, 5))
    await expect(ledgerOwner.query(change), change).rejects.toMatchObject({ code: EVIDENCE })
  await ledgerOwner.end()
})

/** An order that its buyer paid in cash goes back: none of the accounts that it moves are the buyer's. */
const refundTo = (owner: number): Posting<'order_refund_sent'> => ({
  ...{ event: 'order_refund_sent', record: { table: 'trade_order', id: ++record }, owners: {}, operator: null },
  ...{ amounts: { amount: 1 }, payee: { owner: 'member', id: owner } },
})

test('reconciliation finds each kind of difference, stops the account, and lets it go once it is mended', async () => {
  const owner = await newMember()
  await inTransaction((db) => post(db, paid(owner, 50_000), t.clock.at))
  const forger = await openForger(t)
  const deposit = `owner_type = 3 and owner_id = ${owner} and account_type = 23`
  const entryOf = `account_id = (select id from ledger_account where ${deposit})`
  const begun = await differences()
  // With the accounts that are stopped at least, and how many lanes of each.
  const seeded: [kinds: string[], forge: string, mend: string, concerned: Record<number, number>][] = [
    [
      ['balance', 'deposits', 'total'],
      `update ledger_account set balance = balance + 1 where ${deposit}`,
      `update ledger_account set balance = balance - 1 where ${deposit}`,
      { 23: 1, 91: 8, 93: 8, 95: 8 },
    ],
    [
      ['count'],
      `update ledger_account set version = version + 1 where ${deposit}`,
      `update ledger_account set version = version - 1 where ${deposit}`,
      { 23: 1 },
    ],
    [
      ['chain'],
      `update ledger_entry set balance_after = balance_after + 1 where ${entryOf}`,
      `update ledger_entry set balance_after = balance_after - 1 where ${entryOf}`,
      { 23: 1 },
    ],
    [
      ['frozen'],
      `update ledger_account set frozen = 1 where ${deposit}`,
      `update ledger_account set frozen = 0 where ${deposit}`,
      { 23: 1 },
    ],
    [
      ['balance', 'chain', 'txn'],
      `update ledger_entry set amount = amount + 1 where ${entryOf}`,
      `update ledger_entry set amount = amount - 1 where ${entryOf}`,
      { 23: 1, 91: 8, 93: 8, 95: 8, 96: 8 },
    ],
    [
      ['sign'],
      `update ledger_account set balance = balance + 90000000 where account_type = 91 and lane = 0`,
      `update ledger_account set balance = balance - 90000000 where account_type = 91 and lane = 0`,
      { 91: 8, 95: 8 },
    ],
  ]
  const stopped = async () => {
    const { rows } = await forger.query<{ account_type: number; lanes: number }>(
      `select account_type, count(*)::int as lanes from ledger_account where is_stopped group by 1 order by 1`,
    )
    return Object.fromEntries(rows.map(({ account_type, lanes }) => [account_type, lanes]))
  }
  const begunStopped = await stopped()
  for (const [kinds, forge, mend, concerned] of seeded) {
    await forger.query(forge)
    expect(await differences(), forge).toEqual(expect.arrayContaining(kinds))
    expect(await stopped(), forge).toMatchObject(concerned)
    // Nothing is paid out to whom the difference concerns.
    await expect(
      inTransaction((db) => post(db, refundTo(owner), t.clock.at)),
      forge,
    ).rejects.toMatchObject({
      name: 'WrongState',
    })
    await forger.query(mend)
    expect(await differences(), mend).toEqual(begun)
    expect(await stopped()).toEqual(begunStopped)
  }
  await forger.end()
})

test('however many accounts differ, each of them is stopped', async () => {
  const owners = Array.from({ length: 250 }, () => ++member)
  await inTransaction((db) => openAccounts(db, 'member', owners, t.clock.at))
  const forger = await openForger(t)
  const deposits = `owner_type = 3 and owner_id between ${owners[0]} and ${owners.at(-1)} and account_type = 23`
  await forger.query(`update ledger_account set version = version + 1 where ${deposits}`)
  await differences()
  const { rows } = await forger.query(`select id from ledger_account where ${deposits} and is_stopped`)
  expect(rows).toHaveLength(250)
  await forger.query(`update ledger_account set version = version - 1 where ${deposits}`)
  await differences()
  await forger.end()
})

/** What happens at random brings control accounts to their wrong side, which stops payouts. */
const release = () => sql`update ledger_account set is_stopped = false where is_stopped`.execute(kysely())

test('whatever happens one after the other, the ledger is what a map of balances would be', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening(OWNERS), { minLength: 5, maxLength: 60 }), async (happenings) => {
      const [actor, model] = [await Actor.open(kysely(), OWNERS), new Model()]
      const before = await actor.balances(new Map())
      for (const each of happenings) expect([each, await actor.apply(each)]).toEqual([each, model.apply(each)])
      const changed = [...model.balances].filter(([, balance]) => balance !== 0)
      expect(new Map(await actor.balances(before))).toEqual(new Map(changed))
    }),
    { numRuns: process.env.DEEP ? 200 : 25 },
  )
  expect(await differences()).not.toContainEqual(
    expect.stringMatching(/^(balance|count|chain|frozen|txn|deposits|total)$/),
  )
})

test('of twenty at once, none overdraws an account or loses a fen, and none meets a deadlock', async () => {
  await release()
  await fc.assert(
    fc.asyncProperty(fc.array(happening(OWNERS), { minLength: 100, maxLength: 200 }), async (happenings) => {
      const [actor, model] = [await Actor.open(kysely(), OWNERS), new Model()]
      const before = await actor.balances(new Map())
      const waiting = [...happenings]
      const work = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await actor.apply(next)
      }
      await Promise.all(Array.from({ length: 20 }, work))
      // Whatever was accepted, in whatever order, is what the balances have changed by.
      for (const each of actor.posted) model.take(each)
      const changed = [...model.balances].filter(([, balance]) => balance !== 0)
      expect(new Map(await actor.balances(before))).toEqual(new Map(changed))
    }),
    { numRuns: process.env.DEEP ? 50 : 5, endOnFailure: true },
  )
  const { rows } = await sql`select 1 from ledger_entry join ledger_account account on account.id = account_id
    where owner_type <> 1 and balance_after < 0`.execute(kysely())
  expect(rows).toEqual([])
  expect(await differences()).not.toContainEqual(
    expect.stringMatching(/^(balance|count|chain|frozen|txn|deposits|total)$/),
  )
})

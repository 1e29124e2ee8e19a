import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { LANES } from '../../apps/server/src/core/ledger/accountTypes.ts'
import { openAccounts } from '../../apps/server/src/core/ledger/openAccounts.ts'
import { post } from '../../apps/server/src/core/ledger/post.ts'
import { connect } from '../../apps/server/src/db/connect.ts'
import type { DB } from '../../apps/server/src/db/schema.gen.ts'
import type { Unscoped } from '../../apps/server/src/db/scope.ts'
import { interleaveAll } from '../lib/interleave.ts'
import { type Line, median } from '../lib/report.ts'
import { openWorld } from '../server/world.ts'

const AT_ONCE = 10
const AGENTS = 200
const MEASURED = 4_000
/** Issue 19: postings reach this part of what the same inserts by hand do, and a day's orders are no load. */
const LEAST_SHARE = 0.7
const LEAST_ORDERS = 500
const MANY = 1_000_000
/** The row itself and the way to it; a page of the list. */
const MOST_FOR_BALANCE = 4
const MOST_FOR_LIST = 130

/** Rows "Ledger": orders paid from agents' balances, all into the revenue of the platform. */
export async function ledger(): Promise<Line[]> {
  const world = await openWorld()
  const database = await connect(world.url, AT_ONCE)
  const bare = new pg.Pool({ connectionString: world.url, max: AT_ONCE })
  try {
    const db = database.kysely as unknown as Kysely<Unscoped>
    const agents = Array.from({ length: AGENTS }, (_, index) => index + 1)
    await openAccounts(db, 'agent', agents, new Date())
    const posted = (work: (tx: Kysely<Unscoped>) => Promise<unknown>) =>
      database.kysely.transaction().execute((tx) => work(tx as unknown as Kysely<Unscoped>))
    for (const agent of agents)
      await posted((tx) =>
        post(
          tx,
          {
            ...{ event: 'agent_paid_in', record: { table: 'bench', id: agent }, owners: { agent } },
            ...{ amounts: { amount: 1_000_000_000 }, operator: null },
          },
          new Date(),
        ),
      )
    let order = 0
    await prepareBare(bare)
    const byHand = (kind: keyof typeof byHandTables) => () =>
      perSecond(() => insertByHand(bare, ++order, byHandTables[kind], LANES))
    const ours = () =>
      perSecond(() => {
        const id = ++order
        const agent = (id % AGENTS) + 1
        return posted((tx) =>
          post(
            tx,
            {
              ...{ event: 'order_paid_from_goods', record: { table: 'order', id }, owners: { agent } },
              ...{ amounts: { amount: 100 }, operator: null },
            },
            new Date(),
          ),
        )
      })
    const rounds = await interleaveAll([ours, byHand('same'), byHand('bare')])
    const [measured, same, unchecked] = rounds.map(median) as [number, number, number]
    const oneRow = await perSecond(() => insertByHand(bare, ++order, byHandTables.bare, 1))
    const account = await fillMany(world.url)
    const balance = await pagesOf(
      database.kysely,
      sql`select balance, balance - frozen from ledger_account where id = ${account}`,
    )
    const newest = await pagesOf(
      database.kysely,
      sql`select * from ledger_entry where account_id = ${account} order by seq desc limit 20`,
    )
    return [
      {
        row: `Postings, ${AT_ONCE} at once, all into one account of the platform, against the same inserts by hand`,
        ours: `${measured.toFixed(0)}/s`,
        against: `${same.toFixed(0)}/s`,
        ratio: measured / same,
        bar: LEAST_SHARE,
      },
      {
        row: 'Against inserts by hand into tables without foreign keys and triggers (for information)',
        ours: `${measured.toFixed(0)}/s`,
        against: `${unchecked.toFixed(0)}/s`,
        ratio: measured / unchecked,
        bar: 0,
      },
      {
        row: 'Orders paid from balances',
        ours: `${measured.toFixed(0)}/s`,
        against: `at least ${LEAST_ORDERS}/s`,
        ratio: measured / LEAST_ORDERS,
        bar: 1,
      },
      {
        row: 'These inserts into one row of the platform instead of eight (for information)',
        ours: `${unchecked.toFixed(0)}/s`,
        against: `${oneRow.toFixed(0)}/s`,
        ratio: unchecked / oneRow,
        bar: 0,
      },
      {
        row: `Balance of an account with ${MANY.toLocaleString('en')} entries`,
        ours: `${balance} pages`,
        against: `at most ${MOST_FOR_BALANCE} pages`,
        ratio: MOST_FOR_BALANCE / balance,
        bar: 1,
      },
      {
        row: 'Its newest 20 entries',
        ours: `${newest} pages`,
        against: `at most ${MOST_FOR_LIST} pages`,
        ratio: MOST_FOR_LIST / newest,
        bar: 1,
      },
    ]
  } finally {
    await bare.end()
    await database.close()
    await world.close()
  }
}

/** How often a second some work is done by several at once. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  let open = MEASURED
  const began = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (open-- > 0) await work()
    }),
  )
  return MEASURED / ((performance.now() - began) / 1000)
}

/** The same rows and indexes, without triggers, foreign keys and rights. */
const prepareBare = (pool: pg.Pool) =>
  pool.query(`
    create table bare_account (like ledger_account including defaults including indexes);
    insert into bare_account (id, owner_type, owner_id, account_type, lane, create_time)
      select id, owner_type, owner_id, account_type, lane, create_time from ledger_account;
    create table bare_txn (like ledger_txn including all);
    create table bare_entry (like ledger_entry including indexes)`)

type Tables = { readonly account: string; readonly txn: string; readonly entry: string }
const byHandTables = {
  same: { account: 'ledger_account', txn: 'ledger_txn', entry: 'ledger_entry' },
  bare: { account: 'bare_account', txn: 'bare_txn', entry: 'bare_entry' },
} as const

/** What somebody writes who trusts the numbers: a transaction of inserts and two updates. */
async function insertByHand(pool: pg.Pool, id: number, { account, txn, entry }: Tables, lanes: number): Promise<void> {
  const client = await pool.connect()
  try {
    const now = new Date()
    await client.query('begin')
    const { rows } = await client.query(
      `insert into ${txn} (event, biz_type, biz_id, idem_key, occur_time) values ('order_paid', 'order', $1, $2, $3) returning id`,
      [id, `order_paid:order:${id}`, now],
    )
    const txnId = rows[0].id
    await client.query(
      `with agent as (update ${account} set balance = balance - 100, version = version + 1
          where owner_type = 2 and owner_id = $1 and account_type = 11 returning id, balance, version),
        platform as (update ${account} set balance = balance + 100, version = version + 1
          where owner_type = 1 and owner_id = 0 and account_type = 92 and lane = $2 returning id, balance, version)
       insert into ${entry} (txn_id, leg, account_id, direction, amount, balance_after, seq, occur_time)
       select $3::bigint, 1, id, 1, 100, balance, version, $4::timestamptz from agent
       union all select $3, 2, id, 2, 100, balance, version, $4 from platform`,
      [(id % AGENTS) + 1, id % lanes, txnId, now],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** An account with a million entries, over the last three months. */
async function fillMany(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // What is filled in balances; the triggers would say so a million times.
  await client.query('set session_replication_role = replica')
  await client.query(`
    with txn as (
      insert into ledger_txn (event, biz_type, biz_id, idem_key, occur_time)
      select 'filled', 'filled', n, 'filled:' || n, now() - (1000000 - n) * interval '7 seconds' from generate_series(1, 1000000) n
      returning id, occur_time
    ), account as (select id from ledger_account where owner_type = 2 and owner_id = 1 and account_type = 12)
    insert into ledger_entry (txn_id, leg, account_id, direction, amount, balance_after, seq, occur_time)
    select txn.id, leg, case leg when 1 then 9000009200 else account.id end, leg, 1, row_number() over (partition by leg order by txn.id),
      row_number() over (partition by leg order by txn.id) + 10000000, txn.occur_time
    from txn, account, generate_series(1, 2) leg`)
  await client.query(
    `update ledger_account set balance = 1000000, version = 1000000 where owner_type = 2 and owner_id = 1 and account_type = 12`,
  )
  await client.query('analyze ledger_entry')
  const account = await client.query(
    'select id from ledger_account where owner_type = 2 and owner_id = 1 and account_type = 12',
  )
  await client.end()
  return account.rows[0].id
}

/** Pages of 8 kB that a statement reads. */
async function pagesOf(db: Kysely<DB>, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
    explain (analyze, buffers, format json) ${statement}`.execute(db)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

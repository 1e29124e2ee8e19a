import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccounts } from '../../core/ledger/openAccounts.ts'
import { post } from '../../core/ledger/post.ts'
import { reconcile } from '../../core/ledger/reconcile.ts'
import { connect } from '../../db/connect.ts'
import type { Unscoped } from '../../db/scope.ts'
import { type Product, startProduct } from './product.ts'

/**
 * In `npm run test:deep` a million payments. Every other pause ends with PostgreSQL: the server gives up one that ends a fourth time
 * without a minute in between.
 */
const size = process.env.DEEP
  ? { payers: 3, orders: 333_334, kills: 20, pause: 35_000 }
  : { payers: 2, orders: 1_500, kills: 2, pause: 1_200 }
const LONG = 5_400_000
const AGENTS = 20
const payer = fileURLToPath(new URL('../ledger/payer.ts', import.meta.url))

let product: Product
const payers: Payer[] = []
beforeAll(async () => {
  product = await startProduct()
}, LONG)
afterAll(async () => {
  for (const each of payers) each.stop()
  await product?.close()
}, LONG)

test(
  'payments go on while payers and PostgreSQL are killed in the middle of them, and each is posted once',
  async () => {
    const agents = Array.from({ length: AGENTS }, (_, index) => index + 1)
    await onDatabase(async (db) => {
      await openAccounts(db, 'agent', agents, new Date())
      for (const agent of agents)
        await post(
          db,
          {
            ...{ event: 'agent_paid_in', record: { table: 'agent', id: agent }, owners: { agent } },
            ...{ amounts: { amount: 10_000_000 }, operator: null },
          },
          new Date(),
        )
    })
    for (let index = 0; index < size.payers; index++)
      payers.push(new Payer(index * size.orders + 1, (index + 1) * size.orders))
    for (let kill = 0; kill < size.kills; kill++) {
      await sleep(size.pause)
      if (kill % 2 === 0) payers[kill % payers.length]?.kill()
      else {
        product.killPostgres()
        await product.ready()
      }
    }
    await Promise.all(payers.map((each) => each.done()))
    const orders = size.payers * size.orders
    const expected = Array.from({ length: orders }, (_, index) => 100 + ((index + 1) % 7)).reduce(
      (sum, amount) => sum + amount,
      0,
    )
    await onDatabase(async (db) => {
      const { rows } = await sql`select count(*)::int as posted, count(distinct biz_id)::int as orders,
        (select sum(balance)::int from ledger_account where account_type = 92) as revenue
        from ledger_txn where event = 'order_paid_from_goods'`.execute(db)
      expect(rows).toEqual([{ posted: orders, orders, revenue: expected }])
      expect(await reconcile(db as never, [], { night: '2026-12-01' }, new Date())).toMatchObject({ differences: 0 })
    })
  },
  LONG,
)

async function onDatabase(work: (db: Kysely<Unscoped>) => Promise<void>): Promise<void> {
  const database = await connect(product.url(), 1)
  try {
    await database.kysely.transaction().execute((tx) => work(tx as unknown as Kysely<Unscoped>))
  } finally {
    await database.close()
  }
}

/** A payer that is started again when it is killed. */
class Payer {
  readonly #range: readonly [number, number]
  #child: ChildProcess

  constructor(first: number, last: number) {
    this.#range = [first, last]
    this.#child = this.#start()
  }

  #start(): ChildProcess {
    return spawn(process.execPath, [payer, ...this.#range.map(String), String(AGENTS)], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATABASE_URL: product.url() },
    })
  }

  /** In the middle of its work; what it has begun is begun again by the next one. */
  kill(): void {
    expect(this.#child.exitCode).toBeNull()
    this.#child.kill('SIGKILL')
    this.#child = this.#start()
  }

  /** They would go on for ever where a test ends before they do. */
  stop(): void {
    this.#child.kill('SIGKILL')
  }

  async done(): Promise<void> {
    while (this.#child.exitCode !== 0) {
      if (this.#child.signalCode !== null || this.#child.exitCode !== null) this.#child = this.#start()
      await sleep(100)
    }
  }
}

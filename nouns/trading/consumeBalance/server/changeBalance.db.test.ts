import { Failure } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentRow, boundDeviceRow, consumeRow, memberRow, productRow } from '../../server/testing/rows.ts'
import type { logType } from '../noun.ts'
import { changeBalance } from './changeBalance.ts'
import type { Owner } from './openBalances.ts'

let t: TestApp
let owners: Owner[]
beforeAll(async () => {
  t = await testApp()
  const agent = await agentRow(t)
  const member = await memberRow(t, agent)
  const device = await boundDeviceRow(t, { productId: await productRow(t), agentId: agent, memberId: member })
  owners = [
    { type: 'agent', id: agent },
    { type: 'device', id: device.id },
    { type: 'member', id: member },
  ]
})
afterAll(() => t?.close())

const inTransaction = <T>(work: (db: Kysely<Unscoped>) => Promise<T>) =>
  t.services.database.kysely.transaction().execute((db) => work(db as unknown as Kysely<Unscoped>))

type Event = { owner: number; qty: number; direction: 'more' | 'less'; type: keyof typeof logType; record: number }

const event: fc.Arbitrary<Event> = fc
  .record({
    owner: fc.nat(2),
    qty: fc.integer({ min: 1, max: 50 }),
    direction: fc.constantFrom('more' as const, 'less' as const),
    // Few, so that events repeat.
    record: fc.integer({ min: 1, max: 12 }),
  })
  .chain((each) =>
    fc
      .constantFrom(
        ...(each.direction === 'more'
          ? (['order', 'received', 'adjusted', 'givenBack'] as const)
          : (['passedOn', 'used', 'adjusted', 'expired'] as const)),
      )
      .map((type) => ({ ...each, type })),
  )

/** What a change answers: what is left, or the code of its failure. */
const apply = (consumeId: number, { owner, record, ...change }: Event) =>
  inTransaction((db) =>
    changeBalance(
      db,
      {
        ...change,
        ...{ owner: owners[owner] as Owner, consumeId, record: { table: 'trade_order', id: record }, operator: null },
      },
      t.clock.at,
    ),
  ).then(
    ({ quantity }) => quantity,
    (failure) => {
      if (failure instanceof Failure) return failure.name
      throw failure
    },
  )

/** A map of balances and the events that were done. */
class Model {
  readonly left = new Map<number, number>()
  readonly used = new Map<number, number>()
  readonly done = new Map<string, Event & { after: number }>()

  apply(each: Event): number | string {
    const key = `${each.type} ${each.record} ${each.owner}`
    const same = this.done.get(key)
    if (same) return same.qty === each.qty && same.direction === each.direction ? same.after : 'Duplicate'
    const after = (this.left.get(each.owner) ?? 0) + (each.direction === 'more' ? each.qty : -each.qty)
    if (after < 0) return 'Insufficient'
    this.left.set(each.owner, after)
    const used = this.used.get(each.owner) ?? 0
    if (each.type === 'passedOn' || each.type === 'used') this.used.set(each.owner, used + each.qty)
    // What comes back was not used, as far as anything was.
    if (each.type === 'givenBack') this.used.set(each.owner, Math.max(0, used - each.qty))
    this.done.set(key, { ...each, after })
    return after
  }
}

const stored = async (consumeId: number) => {
  const { rows } = await sql<{ owner_type: number; quantity: number; granted: number; used: number; logged: number }>`
    select owner_type, quantity, granted, used,
      (select coalesce(sum(case direction when 1 then qty else -qty end), 0)::bigint from consume_balance_log where balance_id = balance.id) as logged
    from consume_balance balance where consume_id = ${consumeId}`.execute(t.services.database.kysely)
  return rows
}
const runs = process.env.DEEP ? 200 : 20

test('whatever happens one after the other, balances are what a map of them would be', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 50 }), async (events) => {
      const [consumeId, model] = [await consumeRow(t), new Model()]
      for (const each of events) expect([each, await apply(consumeId, each)]).toEqual([each, model.apply(each)])
      for (const { owner_type, quantity, granted, used, logged } of await stored(consumeId))
        expect([logged, granted - used, used]).toEqual([quantity, quantity, model.used.get(owner_type - 1) ?? 0])
    }),
    { numRuns: runs },
  )
})

test('of twenty at once, none takes what is not there, and each event happens once', async () => {
  await fc.assert(
    // Short and often: balances are opened at the beginning, and most can go wrong there.
    fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 60 }), async (events) => {
      const consumeId = await consumeRow(t)
      const waiting = [...events]
      const done: { each: Event; answer: number | string }[] = []
      const work = async () => {
        for (let each = waiting.pop(); each; each = waiting.pop())
          done.push({ each, answer: await apply(consumeId, each) })
      }
      await Promise.all(Array.from({ length: 20 }, work))
      for (const { quantity, granted, used, logged } of await stored(consumeId)) {
        expect(quantity).toBeGreaterThanOrEqual(0)
        expect([logged, granted - used]).toEqual([quantity, quantity])
      }
      // What was answered twice for an event was done once: all answers of the same quantity agree.
      const answers = new Map<string, Set<unknown>>()
      for (const { each, answer } of done)
        if (typeof answer === 'number') {
          const key = `${each.type} ${each.record} ${each.owner}`
          answers.set(key, (answers.get(key) ?? new Set()).add(answer))
        }
      for (const [key, all] of answers) expect([key, all.size]).toEqual([key, 1])
    }),
    // What depends on time is not made smaller by trying again.
    { numRuns: runs * 3, endOnFailure: true },
  )
})

test('the log is evidence, and pieces that are set aside are not used', async () => {
  const consumeId = await consumeRow(t)
  const all = { owner: 0, record: 1, direction: 'more', type: 'order', qty: 10 } as const
  expect(await apply(consumeId, all)).toBe(10)
  await sql`update consume_balance set frozen = 4 where consume_id = ${consumeId}`.execute(t.services.database.kysely)
  expect(await apply(consumeId, { ...all, direction: 'less', type: 'used', qty: 7 })).toBe('Insufficient')
  expect(await apply(consumeId, { ...all, direction: 'less', type: 'used', qty: 6 })).toBe(4)
  for (const change of [sql`update consume_balance_log set qty = 1`, sql`delete from consume_balance_log`])
    await expect(change.execute(t.services.database.kysely)).rejects.toMatchObject({ code: '42501' })
})

test('what a device gives back was not used by its agent, nor authorized anew', async () => {
  const consumeId = await consumeRow(t)
  const pieces = (qty: number, direction: 'more' | 'less', type: Event['type'], record: number) =>
    apply(consumeId, { owner: 0, qty, direction, type, record })
  await pieces(100, 'more', 'order', 1)
  await pieces(30, 'less', 'passedOn', 2)
  await pieces(20, 'more', 'givenBack', 3)
  expect(await stored(consumeId)).toMatchObject([{ quantity: 90, granted: 100, used: 10 }])
})

test('a device that goes to another agent takes its balance into that tree', async () => {
  const [consumeId, other] = [await consumeRow(t), await agentRow(t)]
  await apply(consumeId, { owner: 1, record: 1, direction: 'more', type: 'order', qty: 3 })
  const { pool } = t.services.database
  await pool.query('update device set agent_id = $1, member_id = null, status = 1 where id = $2', [
    other,
    owners[1]?.id,
  ])
  const { rows } = await pool.query('select agent_id from consume_balance where consume_id = $1', [consumeId])
  expect(rows).toEqual([{ agent_id: other }])
})

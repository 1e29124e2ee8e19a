import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

const DAY = 86_400_000
const daysLater = (days: number) => new Date(t.clock.at.getTime() + days * DAY)
const partitions = async () => {
  const { rows } = await t.services.database.pool.query(
    "select c.relname from pg_inherits join pg_class c on c.oid = inhrelid where inhparent in ('idempotency'::regclass, 'sys_log'::regclass)",
  )
  return rows.map(({ relname }) => relname as string)
}
const idempotencyOf = (moment: Date) => `idempotency_${moment.toISOString().slice(0, 10).replaceAll('-', '')}`

test('housekeeping makes partitions ahead and drops keys past 35 days', async () => {
  await t.jobs.run('housekeeping', daysLater(1))
  expect(await partitions()).toContain(idempotencyOf(daysLater(3)))
  await t.jobs.run('housekeeping', daysLater(40))
  expect(await partitions()).not.toContain(idempotencyOf(daysLater(1)))
  expect(await partitions()).toContain(idempotencyOf(daysLater(42)))
  const months = (await partitions()).filter((name) => /^sys_log_\d{6}$/.test(name))
  expect(months.length).toBeGreaterThanOrEqual(5)
})

test('housekeeping takes away what is over, and only that', async () => {
  const db = t.services.database.kysely
  await db
    .insertInto('captcha')
    .values({ id: 'old', bits: 1, expire_time: daysLater(-1) })
    .execute()
  await db
    .insertInto('captcha')
    .values({ id: 'new', bits: 1, expire_time: daysLater(1) })
    .execute()
  await db
    .insertInto('sign_in_lock')
    .values({ name_key: 'a', until: daysLater(-0.1) })
    .execute()
  await db
    .insertInto('sign_in_lock')
    .values({ name_key: 'b', until: daysLater(0.1) })
    .execute()
  await t.jobs.run('housekeeping', daysLater(0))
  expect((await db.selectFrom('captcha').select('id').execute()).map(({ id }) => id)).toEqual(['new'])
  expect((await db.selectFrom('sign_in_lock').select('name_key').execute()).map((row) => row.name_key)).toEqual(['b'])
})

test('a job that is sent in a transaction exists if and only if that commits', async () => {
  const { kysely, pool } = t.services.database
  const waiting = async () =>
    Number((await pool.query("select count(*) from pgboss.job where name = 'topic_effect'")).rows[0].count)
  const send = (fails: boolean) =>
    kysely.transaction().execute(async (tx) => {
      await t.services.topics.publish(tx as never, 'key.found', { room_key_id: 1 }, t.clock.at)
      if (fails) throw new Error('no')
    })
  await expect(send(true)).rejects.toThrow('no')
  expect(await waiting()).toBe(0)
  await send(false)
  expect(await waiting()).toBe(1)
})

test('an effect runs exactly once; a failed one stays visible and can run again', async () => {
  const db = t.services.database.kysely
  const lost = { room_key_id: 99, bill_no: 'YS1', dept_id: t.world.unit.BA0011, keys: 'K' }
  await db
    .transaction()
    .execute((tx) => t.services.topics.publish(tx as never, 'key.lost', { ...lost, dept_id: 999_999 }, t.clock.at))
  const effect = () =>
    db.selectFrom('topic_effect').selectAll().where('topic', '=', 'key.lost').executeTakeFirstOrThrow()
  const { id } = await effect()
  await expect(t.jobs.run('topic_effect', t.clock.at, { id })).rejects.toThrow()
  expect(await effect()).toMatchObject({ status: 2, attempts: 1, error: expect.stringContaining('there is no 999999') })
  await db
    .updateTable('topic_effect')
    .set({ payload: JSON.stringify(lost) })
    .where('id', '=', id)
    .execute()
  await Promise.all([1, 2, 3].map(() => t.jobs.run('topic_effect', t.clock.at, { id })))
  expect(await effect()).toMatchObject({ status: 1, error: null })
  expect(await db.selectFrom('rectification').selectAll().execute()).toHaveLength(1)
})

test('the queue itself brings an effect to its end', async () => {
  await t.jobs.start()
  const db = t.services.database.kysely
  await db
    .transaction()
    .execute((tx) => t.services.topics.publish(tx as never, 'key.found', { room_key_id: 99 }, t.clock.at))
  const dropped = async () => (await db.selectFrom('rectification').select('status').executeTakeFirstOrThrow()).status
  await expect.poll(dropped, { timeout: 20_000 }).toBe(9)
})

import { agentRow } from '@shouya/nouns/trading/server/testing/rows.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('a write that the database ends by a deadlock is done anew, once', async () => {
  // The first one has people.
  await agentRow(t)
  const id = await agentRow(t, { status: 0 })
  const post = await t.as('trade_admin')
  const db = t.services.database.kysely
  const key = 'deadlocked'
  const answer = await db.transaction().execute(async (other) => {
    await other.selectFrom('agent').select('id').where('id', '=', id).forUpdate().execute()
    const answered = post('Agent/Delete', { id, version: 1 }, { 'idempotency-key': key })
    // The action has its key and waits for the row.
    while ((await waiting()) === 0) await new Promise((done) => setTimeout(done, 20))
    const row = { day: '2000-01-01', user_id: t.world.user.trade_admin, action: 'Agent/Delete', key }
    // Waits for the action, which has waited longer, and is the one that the database ends.
    await other
      .insertInto('idempotency')
      .values({ ...row, body_hash: Buffer.alloc(32), create_time: t.clock.at })
      .execute()
    await other.deleteFrom('idempotency').where('key', '=', key).execute()
    return { answered }
  })
  expect(await answer.answered).toMatchObject({ Code: 0 })
  expect(await db.selectFrom('agent').select('id').where('id', '=', id).execute()).toEqual([])
  const logged = db.selectFrom('sys_log').select('result').where('action', '=', 'Agent/Delete')
  expect(await logged.execute()).toEqual([{ result: true }])

  async function waiting(): Promise<number> {
    const { locks } = await db
      .selectFrom('pg_locks' as never)
      .select(({ fn }) => fn.countAll<number>().as('locks'))
      .where('granted' as never, '=', false as never)
      .executeTakeFirstOrThrow()
    return Number(locks)
  }
})

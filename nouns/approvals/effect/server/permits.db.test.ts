import type { Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { type ControlledTransaction, type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePermitFlow, makeRequest, taskOf } from '../../server/testing/approvals.ts'
import { freePermit, openPermits, spendPermit } from './permits.ts'

const topic = 'sealed_key.open'

let t: TestApp
let db: Kysely<DB>
let teller: Post
let leader: Post
let admin: Post
let flow: Awaited<ReturnType<typeof makePermitFlow>>
let unit: number

beforeAll(async () => {
  t = await testApp()
  db = t.services.database.kysely
  ;[teller, leader, admin] = await Promise.all([t.as('outlet_teller'), t.as('outlet_leader'), t.as('admin')])
  flow = await makePermitFlow(t, t.world.user.outlet_leader)
  unit = t.world.unit.BA0011
})
afterAll(() => t?.close())

async function permit(): Promise<number> {
  const { id } = await makeRequest(teller, { flow })
  await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })
  return id
}

const use = (tx: Kysely<DB>, instance_id: number, bill_no: string) =>
  spendPermit(
    { db: tx as never, now: t.clock.at, user: { userId: t.world.user.outlet_safety } as Principal },
    { topic, instance_id, dept_id: unit, bill_no },
  )

const free = (tx: Kysely<DB>, instance_id: number, bill_no: string) =>
  freePermit({ db: tx as never, now: t.clock.at }, { topic, instance_id, bill_no })

/** Waits until another transaction waits for the locks of this one. */
async function waitedFor(tx: ControlledTransaction<DB>): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  await expect
    .poll(async () => {
      const waiting =
        await sql`select from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`.execute(db)
      return waiting.rows.length
    })
    .toBeGreaterThan(0)
}

/** The revocation of a request, with one decision missing until it is approved. */
async function revocationOf(id: number) {
  const link = { as: 'revocation', id }
  const start = { flow_id: flow.id, version_id: flow.version_id, data: { title: '一' }, submit: true, link }
  const { Data } = await teller('OaExamine/Add', start)
  const task_id = await taskOf(leader, Data.id)
  return { id: Data.id as number, pass: () => leader('OaExamine/Audit', { task_id, command: 'agree' }) }
}

const statesOf = async (instance_id: number) =>
  (await admin('OaExamine/GetEffectList', { instance_id })).Data.map(({ state }: { state: string }) => state)

test('the second of two who use one at once waits, and finds it used', async () => {
  const id = await permit()
  const [first, second] = await Promise.all([1, 2].map(() => db.startTransaction().execute()))
  if (!first || !second) throw new Error('no transactions')
  await use(first, id, 'YS1')
  const late = use(second, id, 'YS2')
  const failed = expect(late).rejects.toMatchObject({ details: { reason: 'effect.permit.used' } })
  await waitedFor(first)
  await first.commit().execute()
  await failed
  await second.rollback().execute()
  expect(await openPermits({ db: db as never }, topic, unit)).toEqual([])
  const { Data } = await teller('OaExamine/Get', { id })
  const page = '/form/daily/taskdaily/Handover'
  expect(Data.effects).toMatchObject([
    { state: 'done', way: 'used', page, note: null, made: [{ name: 'YS1', link: `${page}?keywords=YS1` }] },
  ])
})

test('a revocation that passes while one is being used leaves it used', async () => {
  const id = await permit()
  const revocation = await revocationOf(id)
  const tx = await db.startTransaction().execute()
  await use(tx, id, 'YS3')
  const passing = revocation.pass()
  await waitedFor(tx)
  await tx.commit().execute()
  expect(await passing).toMatchObject({ Code: 0 })
  expect([await statesOf(id), await statesOf(revocation.id)]).toEqual([['done'], ['waiting']])
})

test('a revocation that passes while one comes free takes it back', async () => {
  const id = await permit()
  await db.transaction().execute((tx) => use(tx, id, 'YS4').then(() => undefined))
  const revocation = await revocationOf(id)
  const tx = await db.startTransaction().execute()
  await free(tx, id, 'YS4')
  const passing = revocation.pass()
  await waitedFor(tx)
  await tx.commit().execute()
  expect(await passing).toMatchObject({ Code: 0 })
  expect([await statesOf(id), await statesOf(revocation.id)]).toEqual([['closed'], ['done']])
})

test('what used another is not freed by this one', async () => {
  const id = await permit()
  await db.transaction().execute((tx) => use(tx, id, 'YS5').then(() => undefined))
  await db.transaction().execute((tx) => free(tx, id, 'YS6'))
  expect(await statesOf(id)).toEqual(['done'])
})

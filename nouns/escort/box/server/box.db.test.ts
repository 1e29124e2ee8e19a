import { type Account, granted, makeAccount, makeUnit } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boxBody } from '../../plan/server/testing/escortPlan.ts'
import { boxByNumber, type Direction, moveBoxes } from '../../server/public.ts'
import { makeBank, makeCompany, makeOutsider } from '../../server/testing/escort.ts'
import { settleBoxes } from './settle.ts'

let t: TestApp
let own: Account
let outlet: Post
beforeAll(async () => {
  t = await testApp()
  const bank = await makeBank(t)
  own = await makeOutsider(t, (await makeCompany(t, bank)).id)
  outlet = await t.as('outlet_safety')
})
afterAll(() => t?.close())

const box = async (more: object = {}) => {
  const body = { ...boxBody(t), ...more }
  const saved = granted(await own.post('Escort/SaveBox', body)) as { id: number; version: number }
  return { ...saved, body }
}
const move = (handover_id: number, direction: Direction, ...ids: number[]) =>
  t.services.database.kysely
    .transaction()
    .execute((tx) => moveBoxes(tx as never, { handover_id, direction, ids }, t.clock.at))
const get = async (id: number) => (await outlet('Escort/GetBox', { id })).Data

test('boxes have a number and a tag of their own, at units that the company serves', async () => {
  const { id, body } = await box({ rfid: 'E280-1' })
  expect(await own.post('Escort/SaveBox', { ...boxBody(t), box_no: body.box_no })).toMatchObject({ Code: 1003 })
  expect(await own.post('Escort/SaveBox', { ...boxBody(t), rfid: 'E280-1' })).toMatchObject({ Code: 1003 })
  expect(await own.post('Escort/SaveBox', boxBody(t, 'BB0011'))).toMatchObject({ Code: 403 })
  expect(await outlet('Escort/SaveBox', boxBody(t))).toMatchObject({ Code: 401 })
  expect(await get(id)).toMatchObject({ position: 1, status: 1, dept_name: '青梧路营业室' })
  expect(await (await t.as('safety_far'))('Escort/GetBox', { id })).toMatchObject({ Code: 403 })
  const db = t.services.database.kysely as never
  expect(await boxByNumber(db, ` ${body.box_no.toLowerCase()}`)).toMatchObject({ id })
  expect(await boxByNumber(db, 'E280-1')).toMatchObject({ id })
  expect(await boxByNumber(db, 'nobody')).toBeUndefined()
})

test('a handover moves it, and nothing else does; what cannot go holds up the whole handover', async () => {
  const one = await box()
  const two = await box()
  expect(await move(1, 2, one.id)).toEqual([])
  expect(await get(one.id)).toMatchObject({ position: 2 })
  expect(await move(2, 2, one.id, two.id)).toEqual([one.body.box_no])
  expect(await get(two.id)).toMatchObject({ position: 1 })
  await expect(t.services.database.pool.query('update box set position = 1 where id = $1', [one.id])).rejects.toThrow(
    'confirmed handover',
  )
  const { version } = await get(one.id)
  const changed = { ...one.body, id: one.id, version }
  expect(await own.post('Escort/SaveBox', { ...changed, status: 2 })).toMatchObject({ Code: 1004 })
  expect(await own.post('Escort/SaveBox', { ...changed, box_no: 'QW-9999' })).toMatchObject({ Code: 1001 })
  expect(await own.post('Escort/SaveBox', { ...changed, remark: '换锁' })).toMatchObject({ Code: 0 })
  expect(await own.post('Escort/DeleteBox', { id: one.id, version: version + 1 })).toMatchObject({ Code: 1006 })
  expect(await own.post('Escort/DeleteBox', { id: two.id, version: two.version })).toMatchObject({ Code: 0 })
})

test('at night what is on its way is in the vault, and comes back in the morning', async () => {
  const { id } = await box()
  await move(3, 2, id)
  const night = new Date(t.clock.at.getTime() + 3_600_000)
  expect(await settleBoxes(t.services, night)).toBeGreaterThan(0)
  expect(await settleBoxes(t.services, night)).toBe(0)
  expect(await get(id)).toMatchObject({ position: 3 })
  expect(await move(4, 2, id)).toHaveLength(1)
  expect(await move(4, 1, id)).toEqual([])
  expect(await get(id)).toMatchObject({ position: 1 })
})

test('a stopped box goes nowhere; a scrapped one stays as it is', async () => {
  const { id, body } = await box({ status: 2 })
  expect(await move(5, 2, id)).toHaveLength(1)
  granted(await own.post('Escort/SaveBox', { ...body, id, version: 1, status: 3 }))
  expect(await own.post('Escort/SaveBox', { ...body, id, version: 2, status: 1 })).toMatchObject({ Code: 1004 })
})

test('the list finds by number and unit, and its export has the same rows', async () => {
  const { body } = await box()
  const list = await outlet('Escort/GetBoxPageList', { keywords: body.box_no })
  expect(list.Data).toMatchObject([{ box_no: body.box_no }])
  const file = await own.post('Common/Export', {
    controller: 'EscortBox',
    filters: { keywords: body.box_no },
    columns: ['box_no', 'position', 'status'],
  })
  expect(file).toMatchObject({ Code: 0, Data: { state: 2, rows: 1 } })
})

test('the vault confirms what comes to it, once; nobody else does, and nothing out of its reach', async () => {
  const vault = await makeUnit(t, { parent: 'BA0001', type: 6 })
  const [keeper, far] = await Promise.all([
    makeAccount(t, { unit: 'BA0001', role: 'outlet_teller', scope: 4 }),
    makeAccount(t, { unit: 'BB0001', role: 'outlet_teller', scope: 4 }),
  ])
  const db = t.services.database.kysely
  const farVault = await makeUnit(t, { parent: 'BB0001', type: 6 })
  await db.updateTable('sys_user').set({ dept_id: vault }).where('id', '=', keeper.id).execute()
  await db.updateTable('sys_user').set({ dept_id: farVault }).where('id', '=', far.id).execute()
  await t.services.database.pool.query(`select pg_notify('shouya', '{"type":"permission"}')`)
  const [one, two, still] = [await box(), await box(), await box()]
  await move(1, 2, one.id, two.id)
  const ids = [one.id, two.id]
  await expect.poll(async () => (await keeper.post('Escort/GetBox', { id: one.id })).Data?.receivable).toBe(true)
  expect(await get(one.id)).toMatchObject({ position: 2, receivable: false })
  expect(await outlet('Escort/ReceiveBoxes', { ids })).toMatchObject({ Code: 1004 })
  expect(await own.post('Escort/ReceiveBoxes', { ids })).toMatchObject({ Code: 401 })
  expect(await far.post('Escort/ReceiveBoxes', { ids })).toMatchObject({ Code: 403 })
  expect(await keeper.post('Escort/ReceiveBoxes', { ids: [...ids, still.id] })).toMatchObject({ Code: 1004 })
  expect(await get(one.id)).toMatchObject({ position: 2 })
  expect(await keeper.post('Escort/ReceiveBoxes', { ids })).toMatchObject({ Code: 0, Data: { received: 2 } })
  expect(await get(one.id)).toMatchObject({ position: 3 })
  expect(await keeper.post('Escort/ReceiveBoxes', { ids })).toMatchObject({ Code: 1004 })
})

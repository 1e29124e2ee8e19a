import { granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentRow, boundDeviceRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { settleUnpaid } from './unpaid.ts'

let t: TestApp
let agentId: number
let productId: number
beforeAll(async () => {
  t = await testApp()
  ;[agentId, productId] = [await agentRow(t), await productRow(t)]
})
afterAll(() => t?.close())

const later = (days: number) => new Date(t.clock.at.getTime() + days * 86_400_000)
const run = (days: number) => settleUnpaid(t.services, later(days))
const statusOf = async (id: number): Promise<number> =>
  granted(await (await t.as('trade_admin'))('Device/Get', { id })).status
const bound = async (more: object, deposit = 0) =>
  boundDeviceRow(t, { productId, agentId, memberId: await memberRow(t, agentId), deposit }, more)

test('a lease whose deposit is missing stops, though there is something to pay with', async () => {
  const { id, bindingId } = await bound({ status: 3, remain_times: 9 }, 200_000)
  await run(0)
  await run(8)
  expect(await statusOf(id)).toBe(3)
  const { pool } = t.services.database
  await pool.query('update member_device set deposit_paid = 0, deposit_status = 1 where id = $1', [bindingId])
  await run(8)
  await run(14)
  expect(await statusOf(id)).toBe(3)
  await run(15)
  expect(await statusOf(id)).toBe(5)
  await pool.query('update member_device set deposit_paid = deposit_due, deposit_status = 2 where id = $1', [bindingId])
  await run(16)
  expect(await statusOf(id)).toBe(2)
})

test('the days are those of the setting; two servers at once stop a device once', async () => {
  const admin = await t.as('admin')
  const key = 'trade.unpaid_days'
  const { version, value } = granted(await admin('Setting/Get', { key }))
  expect(value).toBe(7)
  granted(await admin('Setting/Save', { key, value: 3, version }))
  const { id } = await bound({ status: 3 })
  await run(20)
  await run(22)
  expect(await statusOf(id)).toBe(3)
  const both = await Promise.all([run(23), run(23)])
  expect(both.sort()).toEqual([0, 1])
  expect(await statusOf(id)).toBe(5)
  const { rows } = await t.services.database.pool.query('select cmd from device_command where device_id = $1', [id])
  expect(rows).toEqual([{ cmd: 2 }])
})

test('a device that is paid for at this moment is not stopped', async () => {
  const { id } = await bound({ status: 2 })
  await run(30)
  const { pool } = t.services.database
  const payer = await pool.connect()
  try {
    await payer.query('begin')
    const { rows } = await payer.query('select pg_backend_pid() as pid')
    const { pid } = rows[0]
    await payer.query('update device set remain_times = 5, unpaid_since = null where id = $1', [id])
    const stopping = run(40)
    // It waits for the payer, whose device it has read before.
    await expect
      .poll(async () => {
        const waiting = await pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [pid])
        return waiting.rows.length
      })
      .toBeGreaterThan(0)
    await payer.query('commit')
    await stopping
  } finally {
    payer.release()
  }
  expect(await statusOf(id)).toBe(2)
})

import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moved } from '../../device/server/testing/terminals.ts'
import { agentRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { deposit } from '../noun.ts'
import { depositDifferences } from './testing/depositDifferences.ts'
import { moveDeposit, payment } from './testing/deposits.ts'
import { makeLease } from './testing/leases.ts'

const { codes } = deposit.states
const DUE = 200_000

let t: TestApp
let agentId: number
let memberId: number
let productId: number
let service: Account
let seller: Account

beforeAll(async () => {
  t = await testApp()
  agentId = await agentRow(t)
  memberId = await memberRow(t, agentId)
  productId = await productRow(t, { deposit: DUE })
  service = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  seller = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: agentId })
})
afterAll(() => t?.close())

const lease = () => makeLease(t, { productId, agentId, memberId })
const seen = async (id: number) => granted(await service.post('Member/GetDeposit', { id }))
const origin = async (id: number) => (await seen(id)).origins[0].pledge_no
const differences = () => depositDifferences(t)

test('a device that its member never had needs no inspection: its deposit is refunded, or used for the next lease, at once; that of a later lease is inspected', async () => {
  const trade = await t.as('trade_admin')
  const id = await lease()
  granted(await moveDeposit(service.post, 'PayDeposit', id, payment(DUE)))
  const { device_id } = await seen(id)
  granted(await moved(seller.post, 'MemberDevice/Unbind', id, { reason: '客户改主意' }))
  expect(await seen(id)).toMatchObject({
    ...{ status: codes.paid, inspect_time: null },
    moves: expect.arrayContaining(['askRefund', 'transfer']),
  })
  // Another moment: each binding ends in its own.
  t.clock.at = new Date(t.clock.at.getTime() + 60_000)
  const { id: next } = granted(
    await seller.post('MemberDevice/Save', {
      ...{ device_id, member_id: memberId, bind_type: 2, lease_begin: '2026-01-01', lease_end: '2099-01-01' },
    }),
  )
  const origin_pledge_no = await origin(id)
  const part = { amount: 50_000, origin_pledge_no, to_binding_id: next }
  granted(await moveDeposit(service.post, 'TransferDeposit', id, part))
  granted(await moveDeposit(seller.post, 'ApplyRefund', id, { amount: 150_000, origin_pledge_no }))
  granted(await moveDeposit(service.post, 'PayDeposit', next, payment(150_000)))
  granted(await moved(seller.post, 'MemberDevice/Activate', next))
  granted(await moved(seller.post, 'MemberDevice/Unbind', next, { reason: '合同到期' }))
  expect((await seen(next)).moves).not.toContain('askRefund')
  granted(await moved(trade, 'Device/Inspect', device_id, { command: 'accept', note: '外观完好' }))
  expect((await seen(next)).moves).toContain('askRefund')
  expect((await seen(id)).inspect_time).toBeNull()
  expect(await differences()).toBe(0)
})

test('nothing is deducted while its device runs or is about to: it is stopped first', async () => {
  const id = await lease()
  granted(await moveDeposit(service.post, 'PayDeposit', id, payment(DUE)))
  const { device_id } = await seen(id)
  const deduct = async () =>
    moveDeposit(service.post, 'DeductDeposit', id, {
      ...{ amount: 1_000, reason: '屏幕损坏' },
      evidence_file_ids: [await makeImage(t, service.id)],
    })
  granted(await moved(seller.post, 'MemberDevice/Activate', id))
  const set = (status: number) =>
    sql`update device set status = ${status} where id = ${device_id}`.execute(t.services.database.kysely)
  const running = { Code: 1004, Message: expect.stringContaining('先停止') }
  await set(3)
  expect((await seen(id)).moves).not.toContain('deduct')
  expect(await deduct()).toMatchObject(running)
  await set(2)
  await sql`insert into device_command (device_id, cmd, create_time) values (${device_id}, 1, now())`.execute(
    t.services.database.kysely,
  )
  expect(await deduct()).toMatchObject(running)
  await sql`delete from device_command where device_id = ${device_id}`.execute(t.services.database.kysely)
  granted(await deduct())
  expect((await seen(id)).status).toBe(codes.deducted)
})

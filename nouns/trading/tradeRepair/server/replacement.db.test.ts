import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authorize } from '../../consumeBalance/server/testing/authorize.ts'
import { askRefund, moveDeposit, payment } from '../../deposit/server/testing/deposits.ts'
import { makeLease } from '../../deposit/server/testing/leases.ts'
import { moved } from '../../device/server/testing/terminals.ts'
import { makeShop, type Shop } from '../../order/server/testing/orders.ts'
import { makePackage, moveRecharge } from '../../recharge/server/testing/recharges.ts'
import { deviceRow, openProductRow } from '../../server/testing/rows.ts'
import { wrongTrades } from '../../server/testing/tradeChecks.ts'
import { fault } from './testing/terminalRepairs.ts'

const DEPOSIT = 200_000
const HOUR = 3_600_000
type Row = Record<string, unknown>

let t: TestApp
let shop: Shop
let trade: Account
let service: Account
let finance: Account

beforeAll(async () => {
  t = await testApp()
  shop = await makeShop(t)
  const bank = (role: string) => makeAccount(t, { unit: 'HQ0000', role })
  trade = await bank('trade_admin')
  service = await bank('member_service')
  finance = await bank('finance')
  await rows(
    'insert into product_consume (product_id, consume_id, qty_per_use, create_time) values ($1, $2, 1, now())',
    [shop.productId, shop.consumeId],
  )
  await authorize(t, { owner: shop.agentId, consume: shop.consumeId }, 100)
})
afterAll(() => t?.close())

const rows = async (text: string, values: unknown[] = []): Promise<Row[]> =>
  (await t.services.database.pool.query(text, values)).rows
const row = async (text: string, ...values: unknown[]): Promise<Row> => (await rows(text, values))[0] ?? {}
const device = (id: number) =>
  row('select status, member_id::int, remain_times, install_address from device where id = $1', id)
const pieces = async (owner_type: number, owner_id: number): Promise<number> =>
  granted(await trade.post('Consume/GetBalanceQuantity', { owner_type, owner_id, consume_id: shop.consumeId })).quantity

/** A lease whose device is activated, with 520 times and six pieces of a consumable. */
async function leased(): Promise<{ binding: number; id: number }> {
  const binding = await makeLease(t, shop, { install_address: '青禾路 8 号', warranty_end: '2099-12-31' })
  const { device_id: id } = (await row('select device_id::int from member_device where id = $1', binding)) as {
    device_id: number
  }
  granted(await moveDeposit(service.post, 'PayDeposit', binding, payment(DEPOSIT)))
  granted(await moved(shop.agent.post, 'MemberDevice/Activate', binding))
  const wish = { member_id: shop.memberId, package_id: await makePackage(trade.post), device_id: id, pay_type: 2 }
  const voucher_file_ids = [await makeImage(t, service.id)]
  const sold = granted(await service.post('Recharge/Save', { ...wish, voucher_file_ids }))
  granted(await moveRecharge(finance.post, 'Confirm', sold.id, { trade_no: `BANK-${sold.id}` }))
  const held = await row('select id::int from consume_balance where owner_type = 1 and owner_id = $1', shop.agentId)
  granted(await shop.agent.post('Consume/Recharge', { id: held.id, owner_type: 2, owner_id: id, qty: 6 }))
  return { binding, id }
}

const act = async (by: Account, action: string, id: number, body: object = {}) => {
  const { version } = granted(await trade.post('Repair/GetTrade', { id }))
  return by.post(`Repair/${action}Trade`, { id, version, ...body })
}
/** A repair that is under way. */
async function begun(device_id: number): Promise<number> {
  const { id } = granted(await shop.agent.post('Repair/RequestTrade', { device_id, ...fault }))
  granted(await act(trade, 'Process', id, { company_name: '平台维修部', engineer_name: '石敬亭' }))
  granted(await act(trade, 'Start', id))
  return id
}
/** Another terminal was sent in place of that of a repair. */
async function replaced(id: number, replace_device_id: number | null): Promise<void> {
  const found = { deal_type: 2, fault_reason: '主板损坏', deal_desc: '整机更换并重新登记', total_fee: 0 }
  const fix_photos = [await makeImage(t, trade.id)]
  granted(await act(trade, 'Fix', id, { ...found, fix_photos, replace_device_id }))
}
const confirm = (id: number, body: object = { passed: true }) => act(shop.agent, 'Confirm', id, body)

beforeEach(async () => expect(await wrongTrades(t.services.database.kysely)).toEqual({}))

test('a terminal in place of another takes over member, lease, deposit, packages and consumables, and the old one is inspected', async () => {
  const { binding, id: old } = await leased()
  const spare = await deviceRow(t, shop.productId)
  const agentHas = await pieces(1, shop.agentId)
  const repair = await begun(old)
  await replaced(repair, spare)
  expect(await device(old)).toMatchObject({ status: 4, member_id: shop.memberId })
  granted(await confirm(repair))

  expect(await device(old)).toMatchObject({ status: 6, member_id: null, remain_times: 0 })
  expect(await device(spare)).toEqual({
    ...{ status: 2, member_id: shop.memberId, remain_times: 520, install_address: '青禾路 8 号' },
  })
  const bindings = await rows(
    `select status, bind_type, lease_end::text, deposit_due::int, deposit_paid::int, deposit_status from member_device
      where device_id = any($1) order by id`,
    [[old, spare]],
  )
  const lease = { bind_type: 2, lease_end: '2099-12-31', deposit_due: DEPOSIT }
  expect(bindings).toEqual([
    { ...lease, status: 0, deposit_paid: 0, deposit_status: 0 },
    { ...lease, status: 1, deposit_paid: DEPOSIT, deposit_status: 2 },
  ])
  expect([await pieces(2, old), await pieces(2, spare), await pieces(1, shop.agentId)]).toEqual([0, 6, agentHas])
  const sold = await row(
    `select device_id::int from recharge_order where status = 3 and device_id = any('{${old},${spare}}')`,
  )
  expect(sold.device_id).toBe(spare)
  const lives = granted(await trade.post('Device/Get', { id: old })).life as Row[]
  const [bill] = (await rows('select bill_no from trade_repair where id = $1', [repair])).map(({ bill_no }) => bill_no)
  const spareNo = (await row('select device_no from device where id = $1', spare)).device_no
  expect(lives[0]).toMatchObject({ action: 'replaced', note: `${bill} ${spareNo}` })
  const actions = (granted(await trade.post('Device/Get', { id: spare })).life as Row[]).map(({ action }) => action)
  expect(actions).toEqual(['replaces', 'bind', 'assign'])
  expect(granted(await finance.post('Ledger/RunCheck', {}))).toMatchObject({ difference_count: 0 })

  // The deposit goes back from where it is now.
  granted(await moved(trade.post, 'Device/Inspect', old, { command: 'scrap', note: '主板损坏' }))
  const { id: now } = (await row('select id::int from member_device where device_id = $1', spare)) as { id: number }
  expect(now).not.toBe(binding)
  granted(await moved(shop.agent.post, 'MemberDevice/Unbind', now, { reason: '合同到期' }))
  granted(await moved(trade.post, 'Device/Inspect', spare, { command: 'accept', note: '外观完好' }))
  granted(await askRefund(service.post, now, DEPOSIT))
})

test('a replacement that somebody else has got is refused, and the clock leaves it to a person; another one is sent', async () => {
  const { id: old } = await leased()
  const [gone, spare] = [await deviceRow(t, shop.productId), await deviceRow(t, shop.productId)]
  const repair = await begun(old)
  const second = await begun((await leased()).id)
  await replaced(repair, gone)
  const spares = granted(await trade.post('Repair/GetTradeSpareList', { id: second })).map(
    ({ id }: { id: number }) => id,
  )
  expect(spares).toContain(spare)
  expect(spares).not.toContain(gone)
  const elsewhere = await makeShop(t)
  await openProductRow(t, elsewhere.agentId, shop.productId)
  granted(await moved(trade.post, 'Device/Assign', gone, { agent_id: elsewhere.agentId }))
  expect(await confirm(repair)).toMatchObject({ Code: 1004 })
  t.clock.at = new Date(t.clock.at.getTime() + 80 * HOUR)
  await t.jobs.run('trade_repair_confirm', t.clock.at)
  expect(granted(await trade.post('Repair/GetTrade', { id: repair }))).toMatchObject({ status: 5 })
  granted(await confirm(repair, { passed: false, rework_reason: '更换终端已另作他用' }))
  await replaced(repair, spare)
  // Nobody answers: the clock confirms it and lets the other terminal take over.
  t.clock.at = new Date(t.clock.at.getTime() + 80 * HOUR)
  await t.jobs.run('trade_repair_confirm', t.clock.at)
  expect(await device(old)).toMatchObject({ status: 6 })
  expect(await device(spare)).toMatchObject({ status: 2, member_id: shop.memberId, remain_times: 520 })
})

test('what a device that comes back has of consumables is its agent’s again, and nobody is warned that it has none', async () => {
  const { binding, id } = await leased()
  const agentHas = await pieces(1, shop.agentId)
  granted(await moved(shop.agent.post, 'MemberDevice/Unbind', binding, { reason: '合同到期' }))
  expect([await pieces(2, id), await pieces(1, shop.agentId)]).toEqual([0, agentHas + 6])
  const balance = (await row('select id::int from consume_balance where owner_type = 2 and owner_id = $1', id)) as {
    id: number
  }
  const { Data: log } = await trade.post('Consume/GetBalanceLogList', { id: balance.id })
  expect(log[0]).toMatchObject({ type: 6, change: -6, after: 0, memo: '合同到期' })
  expect(
    await rows("select id from remind_msg where remind_code = 'balance_low' and biz_id = $1", [balance.id]),
  ).toEqual([])
  const { Data: low } = await trade.post('Consume/GetBalancePageList', { low: true })
  expect(low.map((each: { id: number }) => each.id)).not.toContain(balance.id)
})

test('a repair that waits for parts is on hold: the terminal stays out of use, and the deadline moves', async () => {
  const { id: terminal } = await leased()
  const id = await begun(terminal)
  const due = async () =>
    new Date((await row('select fix_due from trade_repair where id = $1', id)).fix_due as string).getTime()
  const before = await due()
  expect(await act(trade, 'Suspend', id, { suspend_kind: 4 })).toMatchObject({
    Code: 1001,
    Data: [{ path: 'suspend_reason' }],
  })
  expect(await act(trade, 'Suspend', id, { suspend_kind: 2 })).toMatchObject({ Code: 1001 })
  expect(await act(shop.agent, 'Suspend', id, { suspend_kind: 1 })).toMatchObject({ Code: 401 })
  granted(await act(trade, 'Suspend', id, { suspend_kind: 1, suspend_reason: '主板已订货' }))
  expect(granted(await trade.post('Repair/GetTrade', { id }))).toMatchObject({
    ...{ status: 4, suspend_kind: 1, allowed: ['resume', 'force'] },
  })
  expect(await device(terminal)).toMatchObject({ status: 4 })
  expect(await act(trade, 'Start', id)).toMatchObject({ Code: 1004 })
  t.clock.at = new Date(t.clock.at.getTime() + 5 * HOUR)
  granted(await act(trade, 'Resume', id))
  expect(granted(await trade.post('Repair/GetTrade', { id }))).toMatchObject({ status: 3, suspend_minutes: 300 })
  expect((await due()) - before).toBe(5 * HOUR)
  await replaced(id, null)
  granted(await confirm(id))
  expect(await device(terminal)).toMatchObject({ status: 2 })

  const { rows: sheets } = granted(await service.post('Repair/GetTradePrintList', { ids: [id] }))
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toMatchObject({ id, engineer_name: '石敬亭', suspend_minutes: 300 })
})

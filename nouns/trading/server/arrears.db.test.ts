import { post } from '@shouya/server/core/ledger/post.ts'
import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveDeposit, payment } from '../deposit/server/testing/deposits.ts'
import { settleUnpaid } from '../device/server/unpaid.ts'
import { member } from '../member/noun.ts'
import { settleArrears } from '../member/server/settleArrears.ts'
import { moveMember } from '../member/server/testing/members.ts'
import { notify } from '../payment/server/testing/notify.ts'
import { makePackage, moveRecharge } from '../recharge/server/testing/recharges.ts'
import { agentRow, boundDeviceRow, deviceRow, memberRow, productRow } from './testing/rows.ts'

const { codes } = member.states
const DEPOSIT = 200_000

let t: TestApp
let agentId: number
let productId: number
let packageId: number
let service: Account
let finance: Account
let seller: Account
let stranger: Account

beforeAll(async () => {
  t = await testApp({ PAY_SANDBOX: '1' })
  agentId = await agentRow(t)
  productId = await productRow(t, { deposit: DEPOSIT })
  packageId = await makePackage(await t.as('trade_admin'))
  service = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  finance = await makeAccount(t, { unit: 'HQ0000', role: 'finance' })
  seller = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: agentId })
  stranger = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: await agentRow(t) })
})
afterAll(() => t?.close())

const start = new Date('2026-12-01T02:00:00Z')
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000)
/** The clocks of devices and members, in the order of the hour. */
const clock = async (days: number) => {
  await settleUnpaid(t.services, inDays(days))
  return settleArrears(t.services, inDays(days))
}
const seen = async (id: number, who = service) => granted(await who.post('Member/Get', { id }))
/** A member with an activated lease that nothing pays for: neither money, nor its deposit where that is said. */
async function owing({ deposit = DEPOSIT } = {}) {
  const memberId = await memberRow(t, agentId)
  const { id: deviceId, bindingId } = await boundDeviceRow(t, { productId, agentId, memberId, deposit: DEPOSIT })
  await t.services.database.pool.query(
    'update member_device set deposit_paid = $1, deposit_status = case when $1 = deposit_due then 2 else 1 end where id = $2',
    [deposit, bindingId],
  )
  return { memberId, deviceId, bindingId }
}
/** One that the clock has frozen. */
async function frozen(how: Parameters<typeof owing>[0] = {}) {
  const made = await owing(how)
  for (const days of [0, 7, 21]) await clock(days)
  expect(await seen(made.memberId)).toMatchObject({ status: codes.frozen, auto_frozen: true })
  return made
}
async function recharge({ memberId, deviceId }: { memberId: number; deviceId: number }) {
  const wish = { member_id: memberId, package_id: packageId, device_id: deviceId, pay_type: 3 }
  const { payment_id } = granted(await service.post('Recharge/Save', wish))
  return granted(await service.post('Payment/Open', { id: payment_id }))
}
/** How often somebody was told of a member. */
const told = async (code: string, who: Account, memberId: number): Promise<number> => {
  const { rows } = await t.services.database.pool.query(
    "select from remind_msg where remind_code = $1 and receiver_id = $2 and biz_table = 'member' and biz_id = $3",
    [code, who.id, memberId],
  )
  return rows.length
}

describe('the clock', () => {
  test('warns a member whose device it has stopped, and freezes it after the days of the setting', async () => {
    const { memberId, deviceId } = await owing()
    await clock(0)
    await clock(6)
    expect(await seen(memberId)).toMatchObject({ status: codes.normal, arrears: [], freeze_due: null })
    await clock(7)
    const { device_no } = granted(await service.post('Device/Get', { id: deviceId }))
    expect(await seen(memberId)).toMatchObject({
      ...{ status: codes.normal, auto_frozen: false, freeze_due: '2026-12-22' },
      arrears: [{ device_no, outstanding: 0, lacks_money: true }],
    })
    for (const who of [service, seller]) expect(await told('member_warned', who, memberId)).toBe(1)
    expect(await told('member_warned', stranger, memberId)).toBe(0)
    await clock(20)
    expect((await seen(memberId)).status).toBe(codes.normal)
    // Two servers at once freeze it once.
    await settleUnpaid(t.services, inDays(21))
    const both = await Promise.all([1, 2].map(() => settleArrears(t.services, inDays(21))))
    expect(both.toSorted()).toEqual([0, 1])
    expect(await seen(memberId)).toMatchObject({
      ...{ status: codes.frozen, auto_frozen: true, status_user_name: null, freeze_due: null },
      ...{ status_reason: `设备 ${device_no} 欠费停用满 14 天，自动冻结`, status_time: expect.any(String) },
    })
    for (const who of [service, seller]) expect(await told('member_frozen', who, memberId)).toBe(1)
    const history = granted(await service.post('Common/GetHistory', { table: 'member', id: memberId }))
    expect(JSON.stringify(history)).toContain('member_arrears')
  })

  test('keeps to the days of the setting', async () => {
    const admin = await t.as('admin')
    const key = 'trade.freeze_days'
    const { version, value } = granted(await admin('Setting/Get', { key }))
    expect(value).toBe(14)
    granted(await admin('Setting/Save', { key, value: 2, version }))
    const { memberId } = await owing()
    await clock(30)
    await clock(37)
    await clock(38)
    expect((await seen(memberId)).status).toBe(codes.normal)
    await clock(39)
    expect((await seen(memberId)).status).toBe(codes.frozen)
    const saved = granted(await admin('Setting/Get', { key }))
    granted(await admin('Setting/Save', { key, value: 14, version: saved.version }))
  })

  test('lets one go on whose device was given back', async () => {
    const { memberId, deviceId, bindingId } = await frozen()
    await t.services.database.pool.query('update member_device set status = 0, unbind_time = now() where id = $1', [
      bindingId,
    ])
    await t.services.database.pool.query('update device set member_id = null where id = $1', [deviceId])
    await clock(22)
    expect(await seen(memberId)).toMatchObject({ status: codes.normal, auto_frozen: false, arrears_since: null })
  })

  test('never undoes what a person has frozen, also of one that it has frozen before', async () => {
    const made = await frozen()
    const { memberId } = made
    const freeze = (command: string) => moveMember(service.post, 'Freeze', memberId, { command, reason: '涉嫌欺诈' })
    expect((await seen(memberId)).moves).toEqual(expect.arrayContaining(['freeze', 'unfreeze']))
    granted(await freeze('freeze'))
    expect(await seen(memberId)).toMatchObject({ status: codes.frozen, auto_frozen: false, arrears: [] })
    expect((await seen(memberId)).moves).not.toContain('freeze')
    expect(await freeze('freeze')).toMatchObject({ Code: 1004 })
    const wish = { member_id: memberId, package_id: packageId, device_id: made.deviceId, pay_type: 3 }
    expect(await service.post('Recharge/Save', wish)).toMatchObject({ Code: 1001, Data: [{ path: 'member_id' }] })
    // Money that arrives all the same is taken, and changes nothing.
    await t.services.database.pool.query(
      'update member_device set deposit_paid = 0, deposit_status = 1 where id = $1',
      [made.bindingId],
    )
    granted(await moveDeposit(service.post, 'PayDeposit', made.bindingId, payment(DEPOSIT)))
    await clock(40)
    expect((await seen(memberId)).status).toBe(codes.frozen)
    // A person lets it go on with a clean slate: it is warned anew.
    granted(await freeze('unfreeze'))
    await clock(41)
    expect(await seen(memberId)).toMatchObject({ status: codes.normal, freeze_due: '2027-01-25' })
  })
})

describe('a member that the clock has frozen', () => {
  test('starts nothing, orders nothing, gets nothing bound', async () => {
    const { memberId, deviceId } = await frozen()
    await t.services.database.pool.query('update device set status = 2 where id = $1', [deviceId])
    const { version } = granted(await service.post('Device/Get', { id: deviceId }))
    const device = { id: deviceId, version, reason: '开机' }
    expect(await service.post('Product/StartDevice', device)).toMatchObject({ Code: 1004 })
    await t.services.database.pool.query('update device set status = 5 where id = $1', [deviceId])
    const spare = await deviceRow(t, productId, { agent_id: agentId, status: 1 })
    const lease = { bind_type: 2, lease_begin: '2026-12-01', lease_end: '2027-12-01' }
    const bind = await seller.post('MemberDevice/Save', { device_id: spare, member_id: memberId, ...lease })
    expect(bind).toMatchObject({ Code: 1001, Data: [{ path: 'member_id' }] })
    const { members } = granted(await seller.post('MemberDevice/GetChoices', { device_id: spare }))
    expect(members.map(({ id }: { id: number }) => id)).not.toContain(memberId)
    const buyers = granted(await service.post('Order/GetBuyerList', { keywords: '' }))
    expect(
      buyers.filter(
        ({ buyer_type, buyer_id }: { buyer_type: number; buyer_id: number }) =>
          buyer_type === 3 && buyer_id === memberId,
      ),
    ).toEqual([])
  })

  test('recharges and goes on in the transaction that pays, of which all hear', async () => {
    const made = await frozen()
    const own = await makeAccount(t, { unit: 'HQ0000', type: 6, party: made.memberId })
    const { pay_no, amount } = await recharge(made)
    expect((await seen(made.memberId)).status).toBe(codes.frozen)
    await notify(t, { payNo: pay_no, amount })
    expect(await seen(made.memberId)).toMatchObject({
      ...{ status: codes.normal, auto_frozen: false, arrears_since: null, status_reason: null, arrears: [] },
    })
    for (const who of [service, seller, own]) expect(await told('member_freed', who, made.memberId)).toBe(1)
    expect(await told('member_freed', stranger, made.memberId)).toBe(0)
  })

  test('pays its deposit online and goes on, but not before all is paid', async () => {
    const { memberId, bindingId, deviceId } = await frozen({ deposit: 0 })
    const { arrears } = await seen(memberId)
    expect(arrears).toMatchObject([{ outstanding: DEPOSIT, lacks_money: true }])
    const { payment_id } = granted(await moveDeposit(service.post, 'PayDepositOnline', bindingId, { pay_type: 3 }))
    const { pay_no } = granted(await service.post('Payment/Open', { id: payment_id }))
    await notify(t, { payNo: pay_no, amount: DEPOSIT })
    expect(await seen(memberId)).toMatchObject({
      ...{ status: codes.frozen, arrears: [{ outstanding: 0, lacks_money: true }] },
    })
    const sale = await recharge({ memberId, deviceId })
    await notify(t, { payNo: sale.pay_no, amount: sale.amount })
    expect((await seen(memberId)).status).toBe(codes.normal)
  })

  test('goes on where finance confirms a transfer, or a deposit is registered', async () => {
    const made = await frozen({ deposit: 0 })
    await t.services.database.kysely.transaction().execute((tx) =>
      post(
        tx as never,
        {
          ...{
            event: 'recharged',
            record: { table: 'recharge_order', id: 900_000 },
            owners: { member: made.memberId },
          },
          ...{ amounts: { paid: 100, gift: 0 }, operator: null },
        },
        t.clock.at,
      ),
    )
    granted(await moveDeposit(service.post, 'PayDeposit', made.bindingId, payment(DEPOSIT)))
    expect((await seen(made.memberId)).status).toBe(codes.normal)

    const other = await frozen()
    const wish = { member_id: other.memberId, package_id: packageId, device_id: other.deviceId, pay_type: 5 }
    const sale = granted(await service.post('Recharge/Save', wish))
    granted(await moveRecharge(finance.post, 'Confirm', sale.id, { trade_no: 'CASH-ARREARS' }))
    expect((await seen(other.memberId)).status).toBe(codes.normal)
  })
})

test('who pays while the clock freezes is not frozen in the end, whichever comes first', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const made = await owing()
    await clock(0)
    await clock(7)
    const { pay_no, amount } = await recharge(made)
    await Promise.all([settleArrears(t.services, inDays(21)), notify(t, { payNo: pay_no, amount })])
    expect(await seen(made.memberId)).toMatchObject({ status: codes.normal, auto_frozen: false, arrears_since: null })
  }
})

test('an agent of another tree sees and frees nothing', async () => {
  const { memberId } = await frozen()
  expect(await stranger.post('Member/Get', { id: memberId })).toMatchObject({ Code: 403 })
  const wish = { member_id: memberId, package_id: packageId, device_id: null, pay_type: 3 }
  expect(await stranger.post('Recharge/Save', wish)).toMatchObject({ Code: 1001, Data: [{ path: 'member_id' }] })
  expect(granted(await stranger.post('Recharge/GetMemberList', { keywords: '' }))).toEqual([])
})

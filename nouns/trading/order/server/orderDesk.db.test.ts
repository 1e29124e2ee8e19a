import { readSheet } from '@shouya/server/core/excel/readSheet.ts'
import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import { type Account, granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { order } from '../noun.ts'
import {
  carrier,
  change,
  makeOrder,
  makeShop,
  orderBody,
  payByTransfer,
  payIn,
  type Shop,
  stock,
  update,
} from './testing/orders.ts'

let t: TestApp
let trade: Account
let finance: Account
let service: Account
let shop: Shop
const { codes } = order.states
const DAY = 86_400_000
beforeAll(async () => {
  t = await testApp()
  const inside = (role: string) => makeAccount(t, { unit: 'HQ0000', role })
  trade = await inside('trade_admin')
  finance = await inside('finance')
  service = await inside('member_service')
  shop = await makeShop(t)
})
afterAll(() => t?.close())

const db = () => t.services.database.kysely
const seen = async (id: number, by: Account = finance) => granted(await by.post('Order/Get', { id }))
const at = (path: string) => ({ Code: 1001, Data: [{ path }] })
const edited = async (by: Account, id: number, more: object = {}) => {
  const { version } = await seen(id, by)
  return by.post('Order/Save', { ...orderBody(shop), id, version, submit: false, ...more })
}
async function approved(own: Shop = shop) {
  const { id } = await makeOrder(own.agent.post, own)
  await payByTransfer(t, own.agent, finance, id)
  granted(await update(trade.post, id, 'pass'))
  return id
}

describe('who has a hand in an order does not judge it', () => {
  test('neither whoever entered it, nor the last to edit it, nor who submitted it', async () => {
    const admin = () => makeAccount(t, { unit: 'HQ0000' })
    const [author, editor, submitter, judge] = [await admin(), await admin(), await admin(), await admin()]
    const { id } = await makeOrder(author.post, shop, { submit: false })
    granted(await edited(editor, id))
    granted(await update(submitter.post, id, 'submit'))
    await payByTransfer(t, shop.agent, finance, id)
    for (const { post } of [author, editor, submitter]) {
      expect((await seen(id, { post } as Account)).allowed).not.toContain('pass')
      expect(await update(post, id, 'pass')).toMatchObject({ Code: 1004 })
      expect(await update(post, id, 'turnDown', { note: '超出区域' })).toMatchObject({ Code: 1004 })
    }
    for (const { id: user } of [editor, submitter])
      await expect(
        db().updateTable('trade_order').set({ audit_user_id: user }).where('id', '=', id).execute(),
      ).rejects.toThrow('does not judge')
    granted(await update(judge.post, id, 'pass'))
  })
})

describe('a balance', () => {
  test('is spent by its owner’s people or by finance, not by whoever enters orders', async () => {
    const own = await makeShop(t)
    await payIn(t, own.agentId, 400_000)
    const [one, two] = [await makeOrder(trade.post, own), await makeOrder(own.agent.post, own)]
    const pay = (by: Account, id: number) => change(by.post, id, 'Pay', { pay_type: 1 })
    for (const by of [trade, service]) expect(await pay(by, one.id)).toMatchObject({ Code: 1004 })
    expect((await balancesOf(db() as never, 'agent', own.agentId)).goods?.balance).toBe(400_000)
    // How money comes that it confirms, finance does not say.
    expect(await change(finance.post, one.id, 'Pay', { pay_type: 5 })).toMatchObject(at('pay_type'))
    granted(await pay(finance, one.id))
    granted(await pay(own.agent, two.id))
  })
})

describe('what is deleted', () => {
  test('is kept for ever, and comes back with its lines for those who saw it', async () => {
    const { id, bill_no } = await makeOrder(shop.agent.post, shop, { submit: false })
    granted(await change(shop.agent.post, id, 'Delete'))
    expect(await shop.agent.post('Order/Get', { id })).toMatchObject({ Code: 1002 })
    const bin = { table: 'trade_order', keywords: bill_no }
    const { agent: stranger } = await makeShop(t)
    expect(await stranger.post('Recycle/GetPageList', bin)).toMatchObject({ Code: 0, Data: [] })
    await t.jobs.run('recycle_purge', new Date(t.clock.at.getTime() + 4_000 * DAY))
    const [deleted] = granted(await shop.agent.post('Recycle/GetPageList', bin))
    granted(await shop.agent.post('Recycle/Restore', { table: bin.table, id: deleted.id }))
    expect(await seen(id)).toMatchObject({
      status: codes.draft,
      total_amount: 165_400,
      lines: [{ qty: 2 }, { qty: 3 }],
    })
    const paid = await makeOrder(shop.agent.post, shop)
    await payByTransfer(t, shop.agent, finance, paid.id)
    expect(await change(shop.agent.post, paid.id, 'Delete')).toMatchObject({ Code: 1004 })
  })
})

describe('an invoice', () => {
  test('is asked for with its type, title, and as a special one with the tax number', async () => {
    const save = (more: object) => shop.agent.post('Order/Save', orderBody(shop, more))
    expect(await save({ invoice_title: '某公司' })).toMatchObject(at('invoice_type'))
    expect(await save({ invoice_type: 1 })).toMatchObject(at('invoice_title'))
    expect(await save({ invoice_type: 2, invoice_title: '某公司' })).toMatchObject(at('invoice_tax_no'))
    expect(await save({ invoice_type: 3, invoice_title: '某公司' })).toMatchObject(at('invoice_type'))
  })

  test('gets its number from finance once the order is paid', async () => {
    const wish = { invoice_type: 2, invoice_title: '某公司', invoice_tax_no: '913300001234567890' }
    const { id } = await makeOrder(shop.agent.post, shop, wish)
    const enter = (by: Account, invoice_no: string) => change(by.post, id, 'Invoice', { invoice_no })
    expect(await enter(finance, '24332000000000012345')).toMatchObject({ Code: 1004 })
    await payByTransfer(t, shop.agent, finance, id)
    expect(await enter(trade, '24332000000000012345')).toMatchObject({ Code: 401 })
    granted(await enter(finance, '24332000000000012345'))
    const { flow, ...row } = await seen(id, shop.agent)
    expect(row).toMatchObject({ ...wish, status: codes.paid, invoice_no: '24332000000000012345' })
    expect(flow.at(-1)).toMatchObject({ action: 'invoice', note: '24332000000000012345' })
    const plain = await makeOrder(shop.agent.post, shop)
    await payByTransfer(t, shop.agent, finance, plain.id)
    expect(await change(finance.post, plain.id, 'Invoice', { invoice_no: '24332000000000012346' })).toMatchObject({
      Code: 1004,
    })
  })
})

describe('a delivery', () => {
  test('says its carrier and number, or of devices to whom they were handed over', async () => {
    const own = await makeShop(t)
    const id = await approved(own)
    const [device, roll] = (await seen(id)).lines as [{ id: number }, { id: number }]
    const [one] = await stock(t, own.productId, 1)
    const devices = [{ line_id: device.id, qty: 1, device_nos: [one] }]
    const rolls = [{ line_id: roll.id, qty: 3 }]
    const send = (lines: object[], more: object = {}) => change(trade.post, id, 'Deliver', { lines, ...more })
    expect(await send(rolls)).toMatchObject(at('express_company'))
    expect(await send(rolls, { note: '放在前台' })).toMatchObject(at('express_company'))
    expect(await send(rolls, { express_company: 1 })).toMatchObject(at('express_no'))
    expect(await send(rolls, { express_company: 99, express_no: 'SF10000001' })).toMatchObject(at('express_company'))
    expect(await send(devices)).toMatchObject(at('note'))
    granted(await send(devices, { note: '交给采购部李某' }))
    granted(await send(rolls, carrier))
    const [row] = granted(await finance.post('Order/GetPageList', { keywords: (await seen(id)).bill_no }))
    expect(row).toMatchObject({ status: codes.partly, ...carrier })
  })
})

describe('the sums of a list', () => {
  test('have canceled orders only where the query asks for them', async () => {
    const own = await makeShop(t)
    const [gone] = [await makeOrder(own.agent.post, own), await makeOrder(own.agent.post, own)]
    granted(await update(own.agent.post, gone.id, 'cancel', { note: '不再需要' }))
    const sums = async (more: object) =>
      granted(await finance.post('Order/GetOrderTotalAmount', { agent_id: own.agentId, ...more }))
    expect(await sums({})).toMatchObject({ count: 1, total_amount: 165_400 })
    expect(await sums({ status: [codes.canceled] })).toMatchObject({ count: 1, total_amount: 165_400 })
  })
})

describe('phone numbers', () => {
  const phoneOf = async (shop: Shop) =>
    (await db().selectFrom('agent').select('phone').where('id', '=', shop.agentId).executeTakeFirstOrThrow()).phone

  test('of buyers are masked, and taken from the buyer where they are left so', async () => {
    const phone = await phoneOf(shop)
    const { agent_name } = await db()
      .selectFrom('agent')
      .select('agent_name')
      .where('id', '=', shop.agentId)
      .executeTakeFirstOrThrow()
    const buyers = granted(await trade.post('Order/GetBuyerList', { keywords: agent_name }))
    const { phone: mask } = buyers.find(({ buyer_id }: { buyer_id: number }) => buyer_id === shop.agentId)
    expect(mask).toMatch(/^199\*{4}\d{4}$/)
    for (const left of [{ phone: mask }, { phone: null, contact_name: null }]) {
      const { id } = await makeOrder(trade.post, shop, left)
      expect(await seen(id)).toMatchObject({ phone, contact_name: expect.any(String) })
    }
    expect(await trade.post('Order/Save', orderBody(shop, { phone: '198****0000' }))).toMatchObject(at('phone'))
  })

  test('of orders are whole in the record and on paper, masked in a file', async () => {
    const { id, bill_no } = await makeOrder(shop.agent.post, shop)
    expect(await seen(id)).toMatchObject({ phone: '19900001111' })
    const [row] = granted(await finance.post('Order/GetPageList', { keywords: bill_no }))
    expect(row.phone).toBeUndefined()
    const [paper] = granted(await trade.post('Order/GetPrintList', { ids: [id] })).rows
    expect(paper.phone).toBe('19900001111')
    const wish = { controller: 'Order', filters: { keywords: bill_no }, columns: ['bill_no', 'phone'] }
    const { url } = granted(await (await t.as('finance'))('Common/Export', wish))
    const headers = { authorization: `Bearer ${await t.token('finance')}` }
    const { rawPayload } = await t.app.inject({ method: 'GET', url, headers })
    expect((await readSheet(rawPayload))[1]).toEqual([bill_no, '199****1111'])
  })
})

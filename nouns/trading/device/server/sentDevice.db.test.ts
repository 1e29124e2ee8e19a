import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeShop, type Shop, update } from '../../order/server/testing/orders.ts'
import { refundDesk } from '../../order/server/testing/refundDesk.ts'
import { agentRow, openProductRow, productRow } from '../../server/testing/rows.ts'
import { moved } from './testing/terminals.ts'

let t: TestApp
let admin: Post
let shop: Shop
let desk: Awaited<ReturnType<typeof refundDesk>>

beforeAll(async () => {
  t = await testApp()
  admin = (await makeAccount(t, { unit: 'HQ0000', role: 'trade_admin' })).post
  shop = await makeShop(t)
  desk = await refundDesk(t)
})
afterAll(() => t?.close())

const idOf = async (device_no: string): Promise<number> => {
  const [row] = granted(await admin('Device/GetPageList', { keywords: device_no })) as { id: number }[]
  return row?.id ?? 0
}

describe('a device that an order has sent', () => {
  test('is in stock, and neither assigned, deleted nor another one until the order is received', async () => {
    const { id, device } = await desk.made(shop, 'delivered')
    const [device_no = ''] = device.device_nos
    const deviceId = await idOf(device_no)
    const { bill_no } = await desk.seen(id)
    const sent = { Code: 1004, Message: expect.stringContaining(bill_no) }
    const other = await agentRow(t)
    expect(await moved(admin, 'Device/Assign', deviceId, { agent_id: other })).toMatchObject(sent)
    expect(await moved(admin, 'Device/Delete', deviceId)).toMatchObject(sent)
    const body = { device_no, sn: `SN-${device_no}`, product_id: shop.productId }
    expect(await moved(admin, 'Device/Save', deviceId, { ...body, device_no: 'OTHER000001' })).toMatchObject(sent)
    expect(await moved(admin, 'Device/Save', deviceId, { ...body, product_id: await productRow(t) })).toMatchObject(
      sent,
    )
    granted(await moved(admin, 'Device/Save', deviceId, { ...body, remark: '外箱有划痕' }))
    granted(await update(shop.agent.post, id, 'receive'))
    expect(granted(await admin('Device/Get', { id: deviceId }))).toMatchObject({ status: 1, agent_id: shop.agentId })
    await openProductRow(t, other, shop.productId)
    granted(await moved(admin, 'Device/Assign', deviceId, { agent_id: other }))
  })

  test('is missed when the order is received without it', async () => {
    const { id, device } = await desk.made(shop, 'delivered')
    const gone = await idOf(device.device_nos[0] ?? '')
    await t.services.database.kysely.deleteFrom('device').where('id', '=', gone).execute()
    expect(await update(shop.agent.post, id, 'receive')).toMatchObject({ Code: 1004 })
    expect(await desk.seen(id)).toMatchObject({ status: 4 })
  })
})

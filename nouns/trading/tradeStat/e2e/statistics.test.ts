import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, dialog } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { withTrades } from '../../../../e2e/support/trading.ts'
import { violations } from '../../../../e2e/support/violations.ts'
import { changeBalance } from '../../consumeBalance/server/changeBalance.ts'
import { agentRow, boundDeviceRow, consumeRow, type Ground, memberRow, productRow } from '../../server/testing/rows.ts'
import { countUse } from '../../useLog/server/countUse.ts'

const people = useBrowser()
const OWN = 'KG24STAT0001'
const OTHER = 'KG24STAT0002'

/** Two agents with a device each, and uses of today: three of the one, of which one has failed, and one of the other. */
beforeAll(() =>
  withTrades(async (t) => {
    const productId = await productRow(t, { product_name: '智能钥匙柜' })
    const consumeId = await consumeRow(t, { consume_name: '一次性封签' })
    const make = async (agent_name: string, device_no: string, city_code: string) => {
      const agentId = await agentRow(t, { agent_name })
      const memberId = await memberRow(t, agentId)
      const { id } = await boundDeviceRow(
        t,
        { productId, agentId, memberId },
        { device_no, city_code, status: 3, net_state: 1 },
      )
      return { agentId, id }
    }
    const own = await make('青川安保器材行', OWN, '330100')
    const other = await make('汐泽联合商贸', OTHER, '330200')
    const { kysely } = t.services.database
    await kysely
      .updateTable('sys_user')
      .set({ user_type: 4, party_id: own.agentId })
      .where('username', '=', 'agent_user')
      .execute()
    await use(t, own.id, [1, 1, 3])
    await use(t, other.id, [1])
    await kysely
      .insertInto('consume_balance')
      .values({
        ...{ owner_type: 2, owner_id: own.id, agent_id: own.agentId, consume_id: consumeId, warn_quantity: 50 },
        ...{ quantity: 100, granted: 100, last_change: t.clock.at },
        create_time: new Date(t.clock.at.getTime() - 60 * 86_400_000),
      })
      .execute()
    const used = { owner: { type: 'device', id: own.id }, consumeId, qty: 60, direction: 'less', type: 'used' } as const
    await kysely
      .transaction()
      .execute((tx) =>
        changeBalance(tx as never, { ...used, record: { table: 'use_log', id: 1 }, operator: null }, t.clock.at),
      )
  }),
)

async function use(t: Ground, deviceId: number, results: readonly number[]): Promise<void> {
  const at = t.clock.at.toISOString()
  for (const [index, result] of results.entries()) {
    const reported = { seq: index + 1, start_time: at, end_time: at, use_type: 1, qty: 1, result }
    await t.services.database.kysely
      .transaction()
      .execute((tx) => countUse(tx as never, deviceId, { use: reported, fee: 0, now: t.clock.at }))
  }
}

test('a figure of the statistics leads to its list, and that to the record [C-1-08]', async () => {
  const page = await people.enter('trade_admin', '/product/tradeStat?tab=uses')
  const agents = page.getByRole('region', { name: '按代理商' })
  await agents.getByRole('img').first().waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await agents.getByRole('button', { name: '显示表格: 按代理商' }).click()
  const row = agents.getByRole('row', { name: /^青川安保器材行/ })
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['2', '0', '1', '0.00'])
  await row.getByRole('link', { name: '1', exact: true }).click()
  await act(page, OWN, '详情')
  const record = dialog(page, new RegExp(OWN))
  await record.getByText('失败').first().waitFor()
  await record.getByText('杭州市').waitFor()
})

test('an agent sees the figures of its own tree, without the books: uses, devices online, how long consumables last', async () => {
  const page = await people.enter('agent_user', '/product/tradeStat')
  await page.getByRole('link', { name: '100%（1/1）' }).waitFor()
  expect(await page.getByRole('tablist').first().getByRole('tab').allInnerTexts()).toEqual(['统计', '使用', '耗材'])
  await page.getByRole('tab', { name: '使用', exact: true }).click()
  const cities = page.getByRole('region', { name: '按城市' })
  await cities.getByText('杭州市').waitFor()
  expect(await cities.getByText('宁波市').count()).toBe(0)

  await page.getByRole('tab', { name: '耗材', exact: true }).click()
  const consumes = page.getByRole('region', { name: '耗材可用天数' })
  await consumes.getByText('20 天').first().waitFor()
  await consumes.getByRole('button', { name: /^显示表格/ }).click()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await consumes.getByRole('link', { name: `${OWN} · 一次性封签` }).click()
  await dialog(page, /一次性封签/)
    .getByText('40')
    .first()
    .waitFor()
})

test('the statistics and the places of devices fit a phone; a city leads to its devices', async () => {
  const phone = await people.enter('finance', '/product/tradeStat', { width: 360, height: 740 })
  for (const tab of ['统计', '使用', '耗材']) {
    await phone.getByRole('tab', { name: tab, exact: true }).click()
    await settle(phone)
    expect([tab, await misfits(phone)]).toEqual([tab, []])
  }
  const places = await people.enter('agent_user', '/product/device?tab=places', { width: 360, height: 740 })
  const city = places.getByRole('row', { name: /^杭州市/ })
  await city.waitFor()
  await settle(places)
  expect(await misfits(places)).toEqual([])
  expect(await violations(places)).toEqual([])
  await city.getByRole('link', { name: '1', exact: true }).first().click()
  await places.getByText(OWN).first().waitFor()
})

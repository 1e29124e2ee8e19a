import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { dialog } from '../../../../e2e/support/form.ts'
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
    const own = await make('松湾信诚科技服务部', OWN, '330100')
    const other = await make('云埠汇联商贸', OTHER, '330200')
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

test('a figure of the statistics leads to its list, and that to the record: uses by agent, consumables, devices online [C-1-08]', async () => {
  const page = await people.enter('trade_admin', '/product/tradeStat')
  await page.getByRole('link', { name: '100%（2/2）' }).waitFor()
  await page.getByRole('tab', { name: '使用', exact: true }).click()
  const agents = page.getByRole('region', { name: '按代理商' })
  await agents.getByRole('img').waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await agents.getByRole('button', { name: '显示表格: 按代理商' }).click()
  const row = agents.getByRole('row', { name: /^松湾信诚科技服务部/ })
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['2', '0', '1', '0.00'])
  await row.getByRole('link', { name: '1', exact: true }).click()
  await page.getByRole('button', { name: OWN }).first().click()
  const record = dialog(page, new RegExp(OWN))
  await record.getByText('失败').first().waitFor()
  await record.getByText('杭州市').waitFor()
  await page.keyboard.press('Escape')

  const again = await people.enter('trade_admin', '/product/tradeStat?tab=consumes')
  const consumes = again.getByRole('region', { name: '耗材可用天数' })
  await consumes.getByText('20 天').first().waitFor()
  await consumes.getByRole('button', { name: /^显示表格/ }).click()
  await settle(again)
  expect(await violations(again)).toEqual([])
  await consumes.getByRole('link', { name: `${OWN} · 一次性封签` }).click()
  await dialog(again, /一次性封签/)
    .getByText('40')
    .first()
    .waitFor()
})

test('an agent sees the figures of its own tree, without the books; everything fits a phone', async () => {
  const page = await people.enter('agent_user', '/product/tradeStat?tab=uses')
  const cities = page.getByRole('region', { name: '按城市' })
  await cities.getByText('杭州市').waitFor()
  expect(await cities.getByText('宁波市').count()).toBe(0)
  expect(await page.getByRole('tablist').first().getByRole('tab').allInnerTexts()).toEqual(['统计', '使用', '耗材'])

  const phone = await people.enter('finance', '/product/tradeStat', { width: 360, height: 740 })
  for (const tab of ['统计', '使用', '耗材']) {
    await phone.getByRole('tab', { name: tab, exact: true }).click()
    await settle(phone)
    expect([tab, await misfits(phone)]).toEqual([tab, []])
  }
})

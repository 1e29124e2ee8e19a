import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { withTrades } from '../../../../e2e/support/trading.ts'
import { terminalRow } from '../../server/testing/terminal.ts'

const people = useBrowser()
const balances = '/product/balance'
const AGENT = '松湾划拨服务部'
const DEVICE = 'KG24B0000021'
const SEALS = '划拨封签'

test('operations ask for seals of an agent, finance agrees, some are passed on to its terminal; a correction waits for finance [C-2.8-02]', async () => {
  await withTrades((t) => terminalRow(t, { agent: AGENT, member: '松湾划拨商行', device: DEVICE, consume: SEALS }))
  const page = await people.enter('trade_admin', `${balances}?new=1`)
  const form = dialog(page, '申请新增授权')
  await choose(form, '代理商', AGENT)
  await choose(form, '耗材', SEALS)
  await form.getByLabel('数量（件）').fill('500')
  await form.getByLabel('原因').fill('上月订单漏授权，按合同补录')
  await leaveBy(form, '保存')
  await rowOf(page, AGENT).waitFor()

  const finance = await people.enter('finance', `${balances}?waiting=1`, { width: 360, height: 740 })
  const card = finance.locator('.reg-card').filter({ hasText: AGENT })
  const audit = dialog(finance, /^审核调整/)
  const agree = async (reason: string) => {
    await card.getByRole('button', { name: '审核调整' }).click()
    await audit.getByText(reason).waitFor()
    await settle(finance)
    expect(await misfits(finance)).toEqual([])
    await audit.getByText('同意', { exact: true }).click()
    await leaveBy(audit, '审核调整')
    await card.waitFor({ state: 'detached' })
  }
  await agree('上月订单漏授权')
  await page.reload()
  await rowOf(page, AGENT).getByText('500').first().waitFor()

  await act(page, AGENT, '划拨')
  const pass = dialog(page, /^划拨授权/)
  await choose(pass, '名称', DEVICE)
  await pass.getByLabel('数量（件）').fill('30')
  await leaveBy(pass, '划拨')
  await rowOf(page, DEVICE).getByText('30').first().waitFor()

  await act(page, AGENT, '申请调整')
  const adjust = dialog(page, /^申请调整/)
  await adjust.getByLabel('增减数量（件）').fill('-40')
  await adjust.getByLabel('原因').fill('盘点发现多授权了一卷，按实核减')
  await leaveBy(adjust, '保存')

  await finance.reload()
  await agree('盘点发现多授权了一卷')

  await page.reload()
  await rowOf(page, AGENT).getByText('430').waitFor()
  await rowOf(page, AGENT).getByRole('button').first().click()
  const record = dialog(page, new RegExp(AGENT))
  await record.getByRole('tab', { name: '流水' }).click()
  await record.getByText('−40').waitFor()
  await record.getByText(`给 ${DEVICE}`).waitFor()
  await record.getByRole('tab', { name: '调整' }).click()
  await record.getByText('已同意').first().waitFor()
})

import { pngOf } from '@shouya/server/demo/pngOf.ts'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { choose, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const list = '/product/agentList'
const phone = { width: 360, height: 740 }
const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: pngOf(90, 60, (x) => [200, 90 + (x % 90), 60]) }

test('an agent pays in, finance confirms what has arrived, and the agent sees it in its balance', async () => {
  const agent = await people.enter('agent_user', list, phone)
  await agent.getByRole('tab', { name: '收付款' }).click()
  await agent.getByRole('button', { name: '申请收付款' }).click()
  const form = dialog(agent, '申请收付款')
  await form.getByText('松湾信诚科技服务部').waitFor()
  await form.getByLabel('货款（元）').fill('3210.98')
  await form.getByText('缴款后余额 16,010.98 元').waitFor()
  await form.getByLabel('银行流水号').fill('BANK-STORY-1')
  await form.locator('input[type="file"]').first().setInputFiles(receipt)
  await form.getByRole('img', { name: /第 1 张/ }).waitFor()
  await settle(agent)
  expect(await violations(agent)).toEqual([])
  expect(await misfits(agent)).toEqual([])
  await leaveBy(form, '保存')
  await agent.locator('.reg-card').filter({ hasText: '3,210.98' }).waitFor()

  const finance = await people.enter('finance', `${list}?tab=transfers&status=1`)
  await rowOf(finance, '3,210.98').getByRole('button', { name: '确认', exact: true }).click()
  const decision = dialog(finance, /^确认/)
  await decision.getByLabel('到账金额').fill('3210')
  await decision.getByRole('button', { name: '确认', exact: true }).click()
  await decision.getByText('与申请金额不一致，请核对').waitFor()
  await decision.getByLabel('到账金额').fill('3210.98')
  await leaveBy(decision, '确认')
  await rowOf(finance, '3,210.98').waitFor({ state: 'detached' })
  // From the record to what was posted for it.
  await finance.getByRole('tab', { name: /^已完成/ }).click()
  await rowOf(finance, '3,210.98').getByRole('button', { name: '详情' }).click()
  const record = dialog(finance, /^SF/)
  await record.getByRole('tab', { name: '资金流水' }).click()
  await record.getByText('代理商缴款').waitFor()

  await agent.goto(list)
  await agent.locator('.reg-card').filter({ hasText: '松湾信诚科技服务部' }).getByText('16,010.98').waitFor()
})

test('the operations ask for a payout: what is available is shown, and no more can be asked for', async () => {
  const trader = await people.enter('trade_admin', `${list}?tab=transfers&new=1`)
  const form = dialog(trader, '申请收付款')
  await form.getByText('提款', { exact: true }).click()
  await choose(form, '代理商', '东屏')
  await form.getByText(/^可用货款 /).waitFor()
  await form.getByText(/打款到 沧岭银行/).waitFor()
  await form.getByLabel('货款（元）').fill('999999')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.getByText('账户可用余额不足').waitFor()
})

test('what waits for finance is counted on its work bench, which leads to the list', async () => {
  const finance = await people.enter('finance')
  await finance.getByRole('link', { name: /待确认收付款/ }).click()
  await finance.getByRole('tab', { name: /^待财务确认/, selected: true }).waitFor()
  await rowOf(finance, '沧岭安达智能设备有限公司').getByText('1,200.00').waitFor()
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../e2e/support/browser.ts'
import { settle } from '../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf, toast } from '../../../e2e/support/form.ts'
import { misfits } from '../../../e2e/support/misfits.ts'
import { photo } from '../../../e2e/support/photo.ts'
import { withTrades } from '../../../e2e/support/trading.ts'
import { endLease, makeLease } from '../deposit/server/testing/leases.ts'
import { productRow } from '../server/testing/rows.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }
const members = '/product/memberList'
const deposits = '/product/memberList2'
const records = '/product/memberList3'
const AGENT = '松湾信诚科技服务部'
const MEMBER = '松湾新桥粮油商行'
const DEVICE = 'KG24D0000017'

const decide = async (page: Page, name: string, word: string) => {
  await dialog(page, new RegExp(name)).getByText(word, { exact: true }).click()
}

test('member service enters a member, another one approves it, and its accounts are open [C-2.8-14]', async () => {
  const page = await people.enter('admin', members)
  await page.getByRole('button', { name: '新增会员' }).first().click()
  const form = dialog(page, '新增会员')
  await choose(form, '代理商', AGENT)
  await choose(form, '会员类型', '商户')
  await form.getByLabel('会员名称').fill(MEMBER)
  await form.getByLabel('证件号').fill('91350100M000100Y44')
  await form.getByLabel('联系人').fill('何向北')
  await form.getByLabel('手机').fill('19900001234')
  await form.locator('input[type=file]').setInputFiles(photo)
  await form.getByText(photo.name).waitFor()
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.getByText('统一社会信用代码不正确').waitFor()
  await form.getByLabel('证件号').fill('91350100M000100Y43')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await rowOf(page, MEMBER).getByText('未认证').waitFor()
  await act(page, MEMBER, '提交审核')
  await dialog(page, /提交审核/)
    .getByRole('button', { name: '提交审核' })
    .click()
  await rowOf(page, MEMBER).getByText('待审核').waitFor()

  const service = await people.enter('member_service', `${members}?status=1`)
  await act(service, MEMBER, '审核')
  await decide(service, '审核', '通过')
  await dialog(service, /审核/).getByRole('button', { name: '审核', exact: true }).click()
  await service.getByRole('tab', { name: /^正常/ }).click()
  await rowOf(service, MEMBER).getByText('正常').waitFor()
  await act(service, MEMBER, '详情')
  const record = dialog(service, new RegExp(MEMBER))
  await record.getByText('199****1234').waitFor()
  await record.getByRole('button', { name: '查看完整号码' }).click()
  await record.getByText('91350100M000100Y43').waitFor()
  await record.getByRole('tab', { name: '资金往来' }).click()
  await record.getByText('还没有资金往来').waitFor()
})

test('three people refund a deposit, and each step is a record with its paper, on a phone too [C-2.8-15 C-2.8-16]', async () => {
  const binding = await withTrades(async (t) => {
    const member = await t.services.database.kysely
      .selectFrom('member')
      .select(['id', 'agent_id'])
      .where('member_name', '=', MEMBER)
      .executeTakeFirstOrThrow()
    const lease = { productId: await productRow(t), agentId: member.agent_id, memberId: member.id }
    return makeLease(t, lease, { device_no: DEVICE })
  })
  const service = await people.enter('member_service', deposits)
  await act(service, DEVICE, '缴纳登记')
  const pay = dialog(service, /缴纳登记/)
  await choose(pay, '支付方式', '对公转账')
  await pay.getByLabel('流水号').fill('TRADE20260001')
  await pay.getByRole('button', { name: '缴纳登记' }).click()
  await rowOf(service, DEVICE).getByText('已缴').waitFor()
  await withTrades((t) => endLease(t, binding))

  await service.reload()
  await act(service, DEVICE, '退还申请')
  const ask = dialog(service, /退还申请/)
  await ask.getByRole('button', { name: '退还申请' }).click()
  await rowOf(service, DEVICE).getByText('退还申请中').waitFor()

  const auditor = await people.enter('admin', deposits)
  await act(auditor, DEVICE, '审核')
  await decide(auditor, '审核', '通过')
  await dialog(auditor, /审核/).getByRole('button', { name: '审核', exact: true }).click()
  await rowOf(auditor, DEVICE).getByText('退还处理中').waitFor()

  const finance = await people.enter('finance', deposits, phone)
  await finance.locator('.reg-card').filter({ hasText: MEMBER }).getByRole('button', { name: '打款' }).click()
  await decide(finance, '打款', '已打款')
  await dialog(finance, /打款/).getByLabel('打款流水号').fill('BANK20260001')
  await settle(finance)
  expect(await misfits(finance)).toEqual([])
  await dialog(finance, /打款/).getByRole('button', { name: '打款', exact: true }).click()
  await finance.locator('.reg-card').filter({ hasText: MEMBER }).getByText('已退还').waitFor()

  const archive = await people.enter('finance', records)
  await archive.evaluate(() => Object.assign(window, { print: () => undefined }))
  await rowOf(archive, 'YJ').first().getByRole('button', { name: '详情' }).click()
  const record = dialog(archive, /^YJ/)
  await record.getByText('BANK20260001').waitFor()
  await record.getByRole('button', { name: '打印' }).click()
  const sheet = archive.locator('#print-sheet')
  await sheet.getByText('押金退还单').waitFor({ state: 'attached' })
  expect(await sheet.textContent()).toContain('贰仟元整')
  expect(await toast(archive, '失败').count()).toBe(0)
})

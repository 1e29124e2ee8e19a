import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'

const people = useBrowser()
const list = '/product/agentList'
const phone = { width: 360, height: 740 }

test('the operations approve an agent whose regions they are warned of, and open an account for it', async () => {
  const page = await people.enter('trade_admin', list)
  await page.getByRole('tab', { name: /^待审核/ }).click()
  const row = rowOf(page, '松湾恒泰智能经营部')
  await row.getByRole('button', { name: '审核', exact: true }).click()
  const form = dialog(page, /^审核/)
  await form.getByText(/重叠.*松湾天成安防经营部/).waitFor()
  await form.getByText('通过', { exact: true }).click()
  await form.getByRole('button', { name: '审核', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  await page.getByRole('tab', { name: /^已通过/ }).click()
  await act(page, '松湾恒泰智能经营部', '详情')
  const record = dialog(page, /松湾恒泰智能经营部/)
  await record.getByRole('tab', { name: '登录账号' }).click()
  await record.getByRole('button', { name: '开通账号' }).click()
  const account = dialog(page, /^开通账号/)
  await account.getByLabel('登录账号', { exact: true }).fill('dl021_user')
  await account.getByLabel('姓名', { exact: true }).fill('林安和')
  await account.getByLabel('手机', { exact: true }).fill('13700000021')
  await account.getByRole('button', { name: '保存', exact: true }).click()
  const secret = dialog(page, /初始密码/)
  expect(await secret.locator('code').innerText()).toMatch(/^\S{10,}$/)
  await secret.getByRole('button', { name: '已记下' }).click()
  await record.getByText('dl021_user').waitFor()
})

test('the operations ask for an end that something stands against, and finance confirms another one', async () => {
  const page = await people.enter('finance', `${list}?ending=1`)
  await act(page, '北渚众信科技服务部', '解约审批')
  const form = dialog(page, /^解约审批/)
  await form.getByText('确认解约', { exact: true }).click()
  await form.getByRole('button', { name: '解约审批' }).click()
  await form.waitFor({ state: 'hidden' })
  await rowOf(page, '北渚众信科技服务部').waitFor({ state: 'detached' })
})

test('an agent sees its own tree, also on a phone', async () => {
  const page = await people.enter('agent_user', list, phone)
  await page.locator('.reg-card').filter({ hasText: '松湾信诚科技服务部' }).waitFor()
  expect(await page.getByText('东屏恒信').count()).toBe(0)
  await settle(page)
  expect(await misfits(page)).toEqual([])
})

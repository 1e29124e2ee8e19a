import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const name = `畅用套餐${Date.now() % 100_000}`

test('trading enters a package, whose fields follow its type, and puts it on sale [C-2.8-11]', async () => {
  const page = await people.enter('trade_admin', '/product/package?new=1')
  const form = dialog(page, '新增充值套餐')
  await form.getByLabel('套餐名称').fill(name)
  await form.getByLabel('售价（元）').fill('299')
  await form.getByLabel('次数', { exact: true }).waitFor()
  await choose(form, '类型', '天数')
  await form.getByLabel('天数', { exact: true }).fill('30')
  expect(await form.getByLabel('次数', { exact: true }).count()).toBe(0)
  await settle(page)
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: /^保\s*存$/ }).click()
  await rowOf(page, name).getByText('30 天').waitFor()
  await act(page, name, '上架')
  await page.getByRole('button', { name: /^确\s*定$/ }).click()
  await rowOf(page, name).getByText('上架', { exact: true }).first().waitFor()
})

test('member service sees recharges, and on a phone the form fits; finance has the notices of payment providers [C-2.8-12]', async () => {
  const phone = await people.enter('member_service', '/product/recharge?new=1', { width: 360, height: 740 })
  await dialog(phone, '为会员充值').waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  expect(await violations(phone)).toEqual([])
  const finance = await people.enter('finance', '/product/recharge')
  await finance.getByRole('tab', { name: '收款通知' }).click()
  await finance.getByLabel('结果').waitFor()
  await settle(finance)
  expect(await violations(finance)).toEqual([])
})

test('an order is entered on a phone [C-2.8-13]', async () => {
  const phone = await people.enter('trade_admin', '/product/orderList?new=1', { width: 360, height: 740 })
  const form = dialog(phone, '新订单')
  await form.getByText('合计 0.00 元').waitFor()
  await form.getByRole('button', { name: '添加商品' }).waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  expect(await violations(phone)).toEqual([])
})

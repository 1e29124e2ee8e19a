import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { choose, dialog, signByPassword } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()

test('an outlet checks itself on a phone; head office sees it, adds a column that outlets fill in, and its light [C-2.6-02]', async () => {
  const phone = await people.enter('outlet_safety', '/monitor?tab=reports&new=1', { width: 360, height: 740 })
  const form = dialog(phone, /^登记自查/)
  await form.getByRole('button', { name: '全部正常' }).click()
  const tested = form.getByLabel(/^ZC03 .*数值$/)
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await tested.fill(day)
  await tested.press('Tab')
  await form.getByLabel(/^ZC04 .*数值$/).fill('61')
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  expect(await violations(phone)).toEqual([])
  await signByPassword(form)
  await leaveBy(form, '签名并提交')
  await phone.locator('.reg-card').filter({ hasText: '待被检确认' }).first().waitFor()
  await phone.context().close()

  const key = `note_${Date.now() % 100_000}`
  const hq = await people.enter('hq_security', '/monitor')
  const row = hq.getByRole('row', { name: /青梧路支行营业室/ })
  await row.getByText('待确认').waitFor()
  // Too few days of recordings: a colour, and a word for who does not see it.
  await row.getByText('61 异常').waitFor()
  await hq.getByRole('button', { name: '配置列' }).click()
  const columns = dialog(hq, '配置列')
  await columns.getByRole('button', { name: '新增列' }).click()
  const added = dialog(hq, '新增列')
  await added.getByLabel('列标识').fill(key)
  await added.getByLabel('列名', { exact: true }).fill('摄像头数')
  await choose(added, '来源', '人工填报')
  await choose(added, '数据类型', '整数')
  // Over the drawer of the columns, which stays.
  await added.getByRole('button', { name: '保存' }).click()
  await added.waitFor({ state: 'detached' })
  await columns.getByText(key).waitFor()
  await settle(hq)
  expect(await violations(hq)).toEqual([])
  await hq.context().close()

  const outlet = await people.enter('outlet_safety', '/monitor')
  await outlet.getByRole('button', { name: /填写.*摄像头数/ }).click()
  const cell = outlet.getByLabel(/摄像头数$/)
  await cell.fill('many')
  await cell.press('Enter')
  await outlet.getByRole('alert').getByText('请填写整数').waitFor()
  await cell.fill('12')
  await cell.press('Enter')
  await outlet.getByRole('button', { name: /^12/ }).waitFor()
  await settle(outlet)
  expect(await violations(outlet)).toEqual([])
})

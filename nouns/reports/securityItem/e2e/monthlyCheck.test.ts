import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { dialog, rowOf, signByPassword } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()

test('a month’s check is filled in on a phone, confirmed by the head, and closed as nothing is wrong [C-2.4-03]', async () => {
  const phone = await people.enter('outlet_safety', '/taskmeeting/SecurityItemList/?new=1', { width: 360, height: 740 })
  const form = dialog(phone, /^登记月度检查/)
  await form.getByRole('button', { name: '全部正常' }).click()
  await form.getByText(/异常 0$/).waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  expect(await violations(phone)).toEqual([])
  await signByPassword(form)
  await leaveBy(form, '签名并提交')
  const card = phone.locator('.reg-card').filter({ hasText: '待被检确认' }).first()
  const bill = (await card.getByRole('button').first().textContent()) ?? ''
  expect(bill).toMatch(/^YJ\d{16}/)

  const page = await people.enter('outlet_leader', '/taskmeeting/SecurityItemList/?unconfirmed=1')
  await rowOf(page, bill).getByRole('button', { name: '确认' }).click()
  const confirm = dialog(page, new RegExp(`^确认 · ${bill}`))
  await signByPassword(confirm)
  await leaveBy(confirm, '签名确认')
  const done = await people.enter('outlet_leader', `/taskmeeting/SecurityItemList/?keywords=${bill}`)
  await rowOf(done, bill).getByText('已办结', { exact: true }).waitFor()
  await rowOf(done, bill).getByRole('button', { name: bill }).click()
  const record = dialog(done, new RegExp(`^${bill}`))
  await record.getByRole('tab', { name: '签名' }).click()
  await settle(done)
  expect(await violations(done)).toEqual([])
})

test('the check of the guards on post wants a second inspector [C-2.4-05]', async () => {
  const page = await people.enter('branch_security', '/taskmeeting/SceneCheckList/?new=1')
  // Whoever checks others says whom first, or takes an outlet that is due.
  const asked = dialog(page, '登记驻点检查')
  await asked.getByLabel('被检机构').waitFor()
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  const due = page.getByRole('region', { name: /^待检查网点：\d+ 个$/ })
  await due
    .getByRole('button', { name: /驻点检查$/ })
    .last()
    .click()
  const form = dialog(page, /^登记驻点检查 · /)
  await form.getByRole('button', { name: '全部正常' }).waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: '签名并提交' }).click()
  await form.getByText('至少需要 2 名检查人').waitFor()
})

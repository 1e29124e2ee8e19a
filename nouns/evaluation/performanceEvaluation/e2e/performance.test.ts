import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { dialog, signByPassword } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()

test('a branch begins its evaluations of the year, scores one from what the system counted and signs it [C-2.4-04]', async () => {
  const page = await people.enter('branch_security', '/taskmeeting/EvaluationList/')
  await page.getByRole('button', { name: '开始考核' }).first().click()
  const begin = dialog(page, '开始年度考核')
  await begin.getByRole('button', { name: /^全选（\d+ 人）$/ }).click()
  await leaveBy(begin, '开始考核')
  await page.getByText(/^已开始 \d+ 份考核并完成系统评分$/).waitFor()
  await page.getByText('已评分', { exact: true }).first().waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '评分', exact: true }).first().click()
  const form = dialog(page, /^评分 · /)
  await form.getByRole('button', { name: '按系统评分填入' }).click()
  for (const [index, item] of ['突发事件处置', '客户投诉', '综合评价'].entries())
    await form.getByLabel(`${item} 评分`).fill(String(3 + index / 2))
  for (const box of await form.getByLabel(/ 评分$/).all()) if ((await box.inputValue()) === '') await box.fill('4')
  await form.getByText(/^系统 .+，总分 /).waitFor()
  await form.getByText('续聘', { exact: true }).click()
  const others = form.getByRole('combobox', { name: '其他考核人' })
  await others.click()
  const options = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
  await options.first().waitFor()
  // A sliding list cannot be clicked reliably.
  await settle(page)
  await options.first().click()
  await options.and(page.locator('.ant-select-item-option-selected')).waitFor()
  await others.press('Escape')
  await settle(page)
  expect(await violations(page)).toEqual([])
  await signByPassword(form)
  await leaveBy(form, '签名并提交')
  await page.getByRole('button', { name: /^NK/ }).first().waitFor()
})

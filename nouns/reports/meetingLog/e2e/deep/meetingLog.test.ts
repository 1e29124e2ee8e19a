import { expect, test } from 'vitest'
import { useBrowser } from '../../../../../e2e/support/browser.ts'
import { settle } from '../../../../../e2e/support/everyPage.ts'
import { dialog, rowOf } from '../../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../../e2e/support/leaving.ts'

const people = useBrowser()

test('a record is entered, opened and printed; on a phone it is a card', async () => {
  const page = await people.enter('admin', '/taskmeeting/List/?new=1')
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  const content = `一切正常${Date.now() % 100_000}`
  const form = dialog(page, '新增')
  await form.getByLabel('内容').fill(content)
  await leaveBy(form, '保存')
  await rowOf(page, content).getByRole('button', { name: /^ML/ }).click()
  const record = dialog(page, /^ML/)
  await record.getByText(content).waitFor()
  await settle(page)
  await record.getByRole('button', { name: '打印' }).click()
  const sheet = page.locator('#print-sheet')
  await sheet.getByText(content).waitFor({ state: 'attached' })

  const phone = await people.enter('admin', '/taskmeeting/List/', { width: 360, height: 740 })
  const titles = phone.locator('.reg-card').filter({ hasText: content }).locator('dt')
  await titles.first().waitFor()
  expect(await titles.allInnerTexts()).toContain('日期')
})

import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { choose, dialog, rowOf, signByHand } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'

const people = useBrowser()
const visitors = '/form/daily/taskdaily/InOutList'
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** A certificate that no earlier run has used. */
function idCard(): string {
  const body = `99999919800101${String(Date.now() % 1000).padStart(3, '0')}`
  const sum = WEIGHTS.reduce((all, weight, index) => all + weight * Number(body[index]), 0)
  return body + '10X98765432'[sum % 11]
}

let bill = ''

test('at the door with a phone: two taps from the work bench, signed by the visitor, and out again [C-1-02 C-2.3-03]', async () => {
  const page = await people.enter('guard', undefined, { width: 360, height: 740 })
  await page.getByRole('button', { name: '登记外来人员' }).click()
  const form = dialog(page, '登记外来人员进入')
  await form.waitFor()
  const card = idCard()
  await choose(form, '人员类别', '其他')
  await form.getByLabel('证件号码').fill(card)
  await form.getByLabel('姓名', { exact: true }).fill('温如言')
  await form.getByLabel('电话').fill('19900009999')
  await form.getByLabel('单位').fill('云门送水站')
  await choose(form, '进入区域', '营业大厅后台')
  await choose(form, '事由', '送货')
  await form.getByLabel('携带物品').fill('匕首')
  await settle(page)
  expect(await misfits(page)).toEqual([])
  await form.getByText('已查看：未携带武器、器械和危险品').click()
  await form.getByText('已向来访人说明').click()
  await signByHand(form)
  await form.getByRole('button', { name: '签名并放行' }).click()
  // Nobody enters with a weapon.
  await form.getByText('携带“匕首”不得进入，请登记为拒绝进入').first().waitFor()
  await form.getByLabel('携带物品').fill('桶装水')
  await leaveBy(form, '签名并放行')
  const entry = page.locator('.reg-card').filter({ hasText: '温如言' }).first()
  await entry.getByText('在场').waitFor()
  bill = (await entry.getByRole('button').first().textContent()) ?? ''
  expect(bill).toMatch(/^CR\d{16}/)
  await entry.getByRole('button', { name: '登记离开' }).click()
  const leave = dialog(page, `登记离开 · ${bill}`)
  await leaveBy(leave, '确认离开')
  await entry.getByText('已离开').waitFor()
})

test('the branch sees its numbers on record only, and the outlet prints the ledger', async () => {
  const branch = await people.enter('branch_security', `${visitors}?keywords=${bill}`)
  await rowOf(branch, bill).getByRole('button', { name: bill }).click()
  const detail = dialog(branch, new RegExp(bill))
  await detail.getByText(/^电话 199\*{4}9999/).waitFor()
  await detail.getByRole('button', { name: '查看完整号码' }).click()
  await detail.getByText('电话 19900009999').waitFor()

  const page = await people.enter('outlet_safety', `${visitors}?keywords=${bill}`)
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await page.getByRole('button', { name: '打印' }).first().click()
  const sheet = page.locator('#print-sheet')
  await sheet.getByRole('cell', { name: '云门送水站', includeHidden: true }).waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const text = (await sheet.textContent()) ?? ''
  for (const part of ['外来人员(非当班人员)出入登记簿', '温如言', '营业大厅后台', '扫码核对', bill])
    expect(text).toContain(part)
  expect(text).not.toContain('19900009999')
  expect(await sheet.locator('.ant-qrcode svg').count()).toBe(1)
})

test('who is refused is written down by the name and why', async () => {
  const page = await people.enter('outlet_safety', visitors)
  await page.getByRole('button', { name: '登记拒绝' }).click()
  const form = dialog(page, '登记拒绝进入')
  const name = `自称姓王${Date.now() % 100_000}`
  await form.getByLabel('姓名', { exact: true }).fill(name)
  // It is at the top, as the only required field besides the name.
  expect((await form.getByLabel('拒绝原因').boundingBox())?.y).toBeLessThan(300)
  await form.getByLabel('拒绝原因').fill('拒绝出示证件')
  await leaveBy(form, '保存')
  await rowOf(page, name).first().getByText('拒绝进入').waitFor()
})

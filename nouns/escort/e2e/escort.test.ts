import { checkDigit } from '@shouya/server/core/personal/idCard.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../e2e/support/browser.ts'
import { settle } from '../../../e2e/support/everyPage.ts'
import { act, choose, chooseUnit, dialog, rowOf, search } from '../../../e2e/support/form.ts'
import { misfits } from '../../../e2e/support/misfits.ts'
import { photo } from '../../../e2e/support/photo.ts'

const people = useBrowser()
const staff = '/exception/escort/StaffList/'

/** A new person at each try. */
const serial = String(Date.now()).slice(-6)
const number = `PD${serial}`
const digits = `99999919900101${serial.slice(-3)}`
const account = `lwz${serial}`
const nextYear = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
const lately = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
const idCard = digits + checkDigit(digits)

const upload = (form: Locator, label: string) =>
  form.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(photo)
const day = async (form: Locator, label: string, value: string) => {
  const field = form.getByLabel(label, { exact: true })
  await field.fill(value)
  await field.press('Enter')
}

test('the bank opens an account for somebody of a company', async () => {
  const page = await people.enter('sys_admin', '/exception/user?new=1')
  const form = dialog(page, '新增账号')
  await form.getByLabel('登录账号', { exact: true }).fill(account)
  await form.getByLabel('姓名', { exact: true }).fill('林望舟')
  await form.getByLabel('手机', { exact: true }).fill(`13${String(Date.now()).slice(-9)}`)
  await choose(form, '用户类型', '押运公司')
  await day(form, '账号有效期', nextYear)
  await choose(form, '所属单位', '磐盾')
  await chooseUnit(form, '对口管理机构', '总行保卫部')
  await choose(form, '角色', '押运员')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await dialog(page, /初始密码/).waitFor()
  // In the list it belongs to its company, not to the bank's unit that looks after it.
  await page.goto(`/exception/user?keywords=${account}`)
  await rowOf(page, account).getByText('磐盾').waitFor()
  expect(await rowOf(page, account).getByText('总行保卫部').count()).toBe(0)
})

test('a company enters somebody with picture and papers, the bank approves, numbers stay covered until asked for [C-2.7-07]', async () => {
  const page = await people.enter('escort_admin', `${staff}?new=1`)
  const form = dialog(page, '新增守押人员')
  // An empty number is missing; one that is there has its shape.
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.getByText('请填写身份证号').waitFor()
  await choose(form, '公司', '磐盾')
  await form.getByLabel('姓名', { exact: true }).fill('林望舟')
  await form.getByLabel('工号', { exact: true }).fill(number)
  await choose(form, '岗位', '解款员')
  await form.getByLabel('身份证号', { exact: true }).fill('99999919900101')
  await form.getByText('18 位身份证号').waitFor()
  await form.getByLabel('身份证号', { exact: true }).fill('999999199001010000')
  await form.getByLabel('手机', { exact: true }).fill('19900007777')
  await form.getByLabel('紧急联系人', { exact: true }).fill('林家属')
  await form.getByLabel('紧急联系电话', { exact: true }).fill('19900008888')
  await chooseUnit(form, '授权机构', '松湾分行')
  await form.getByLabel('保安员证号', { exact: true }).fill(`沧保安${serial}`)
  await form.getByLabel('保安员证发证机关', { exact: true }).fill('沧岭市公安局')
  await day(form, '背景审查日期', lately)
  await day(form, '入职日期', lately)
  await choose(form, '登录账号', account)
  for (const label of ['免冠照', '身份证正面', '身份证反面', '保安员证影像']) await upload(form, label)
  await expect.poll(() => form.getByRole('img', { name: '第 1 张照片' }).count()).toBe(4)
  await form.getByRole('button', { name: '保存', exact: true }).click()
  // The server knows check digits.
  await form.getByText('身份证号校验位或出生日期不正确').waitFor()
  await form.getByLabel('身份证号', { exact: true }).fill(idCard)
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await search(page, number)
  await rowOf(page, number).getByText('待审核').waitFor()

  const bank = await people.enter('branch_security', `${staff}?keywords=${number}`)
  await act(bank, number, '审核')
  const audit = dialog(bank, /^审核 · 林望舟/)
  await audit.getByText('通过', { exact: true }).click()
  await audit.getByRole('button', { name: '审核', exact: true }).click()
  await audit.waitFor({ state: 'detached' })
  const row = rowOf(bank, number)
  await row.getByText('在岗').waitFor()
  const covered = `${idCard.slice(0, 4)}${'*'.repeat(10)}${idCard.slice(-4)}`
  await row.getByRole('button', { name: '林望舟' }).click()
  const detail = dialog(bank, /林望舟/)
  await detail.getByText(covered).waitFor()
  await detail.getByRole('button', { name: '查看完整号码' }).click()
  await detail.getByText(idCard).waitFor()
  await detail.getByRole('tab', { name: '操作记录' }).click()
  await detail.getByText('审核守押人员').waitFor()
  await detail.getByRole('tab', { name: '核验' }).click()
  await detail.getByText('可以执行押运').waitFor()
})

test('what has expired and what soon will is told apart, on a phone too', async () => {
  const page = await people.enter('hq_security', `${staff}?expiry=expired&keywords=PD0203`)
  await rowOf(page, '停岗')
    .getByText(/已过期 \d+ 天/)
    .first()
    .waitFor({ state: 'attached' })
  const phone: Page = await people.enter('branch_security', `${staff}?expiry=30`, { width: 360, height: 740 })
  const card = phone.locator('.reg-card').first()
  await card.getByText('在岗').waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
})

test('companies and vehicles are filed on paper, with a picture of the vehicle and room for both seals [C-2.7-05]', async () => {
  for (const { list, book, pictures } of [
    { list: '/exception/escort/List', book: '守押公司备案表', pictures: 0 },
    { list: '/exception/escort/CarList/', book: '押运车辆备案表', pictures: 1 },
  ]) {
    const page = await people.enter('hq_security', list)
    await page.evaluate(() => Object.assign(window, { print: () => undefined }))
    await page.locator('.ant-table-row').first().getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('button', { name: '打印' }).click()
    const sheet = page.locator('#print-sheet')
    await sheet.getByText(book).waitFor({ state: 'attached' })
    const text = (await sheet.textContent()) ?? ''
    for (const part of ['保卫部门（盖章）', '扫码核对']) expect(text).toContain(part)
    expect(await sheet.locator('.filing-pictures img').count()).toBe(pictures)
  }
})

import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import {
  dropped,
  type FormOf,
  file,
  fillIn,
  formsPage,
  must,
  publishForm,
  submitButton,
} from '../../../../e2e/support/customForm.ts'
import { open } from '../../../../e2e/support/everyPage.ts'
import { choose, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { xlsxTexts } from '../../../../e2e/support/xlsx.ts'

const people = useBrowser()
const who = 'outlet_teller'
const NUMBER = '330106199003078888'

let form: FormOf
let page: Page
beforeAll(async () => {
  const pattern = {
    rules: [
      { required: true, message: '必填项' },
      { pattern: '^\\d{17}[\\dX]$', message: '证件号不正确' },
    ],
  }
  const tabs = [
    { value: '1', label: '甲页', list: [dropped('input', '单位', {}, must())] },
    { value: '2', label: '乙页', list: [dropped('input', '证件号', { sensitive: true }, pattern)] },
  ]
  form = await publishForm('来访', [
    dropped('tabs', '页', {}, { columns: tabs }),
    dropped('select', '类型', { dynamic: true, dynamicKey: 'dict.leave_type' }),
    dropped('editor', '说明', { showLabel: true }),
  ])
  page = await people.enter(who)
})

const record = (at: Page): Locator => dialog(at, form.name)
const openRecord = async (at: Page, list: string): Promise<Locator> => {
  await open(at, list)
  await rowOf(at, form.name).first().getByRole('button').first().click()
  await record(at).locator('.sf-form').waitFor()
  return record(at)
}
const ownList = () => `${formsPage}/fill?tab=own&form_id=${form.id}`
const allList = () => `${formsPage}?tab=submissions&form_id=${form.id}`

test('the form is found on the work bench and in the search', async () => {
  await open(page, '/dashboard/workplace')
  const entries = page.getByRole('region', { name: '填写表单' })
  await entries.getByRole('button', { name: form.name }).click()
  await page.getByRole('region', { name: form.name }).waitFor()
  await open(page, '/dashboard/workplace')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(form.name)
  await page.getByRole('option', { name: form.name }).first().click()
  await page.waitForURL(`**/fill?id=${form.id}`)
})

test('personal data are masked for every reader until somebody who may asks for them', async () => {
  const sheet = await fillIn(page, form)
  await sheet.getByLabel('单位').fill('某公司')
  await sheet.getByRole('tab', { name: '乙页' }).click()
  await sheet.getByLabel('证件号').fill(NUMBER)
  await sheet.getByRole('textbox', { name: '说明' }).fill('经过')
  expect(await file(sheet, who, form)).toMatchObject({ 单位: '某公司', 证件号: '3301****8888' })

  const admin = await people.enter('admin')
  const seen = await openRecord(admin, allList())
  await seen.getByRole('tab', { name: '乙页' }).click()
  await seen.getByText('3301****8888').waitFor()
  await seen.getByRole('button', { name: '查看敏感信息' }).click()
  await seen.getByText(NUMBER).waitFor()
  const api = await apiOf('admin')
  const log = await api<{ user_name: string; action: string }[]>('Log/GetPageList', {
    log_type: [3],
    action: 'CustomForm/Reveal',
  })
  expect(log[0]?.action).toBe('CustomForm/Reveal')
})

test('whoever filed it corrects it; the first entry stays', async () => {
  const seen = await openRecord(page, ownList())
  await seen.getByRole('button', { name: /更\s*正/ }).click()
  await page.waitForURL(`**/fill?id=${form.id}&submission=*`)
  // The drawer that is closing has such a button too.
  await page.locator('#main').getByRole('button', { name: '查看敏感信息' }).click()
  const sheet = page.getByRole('region', { name: form.name })
  await sheet.getByLabel('单位').fill('另一公司')
  await sheet.getByRole('tab', { name: '乙页' }).click()
  expect(await sheet.getByLabel('证件号').inputValue()).toBe(NUMBER)
  await sheet.getByLabel('证件号').fill('12')
  await submitButton(sheet).click()
  await sheet.getByText('证件号不正确').waitFor()
  await sheet.getByLabel('证件号').fill('330106199003071111')
  await submitButton(sheet).click()
  await page.getByText('已更正', { exact: true }).waitFor()

  const again = await openRecord(page, ownList())
  await again.getByText('另一公司').waitFor()
  await again.getByLabel('版本', { exact: true }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: '第 1 次' }).click()
  await again.getByText('某公司').waitFor()
  await again.getByRole('tab', { name: '乙页' }).click()
  await again.getByText('3301****8888').waitFor()
})

test('it is printed whole, tab after tab, masked as it is read', async () => {
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  const seen = await openRecord(page, ownList())
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await seen.getByRole('button', { name: /打\s*印/ }).click()
  const sheet = page.locator('#print-sheet')
  await sheet.waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const text = await sheet.innerText()
  for (const words of [form.name, '甲页', '另一公司', '乙页', '3301****1111', '说明', '经过', '杜思源'])
    expect(text).toContain(words)
  expect(text).not.toContain('330106199003071111')
  await page.emulateMedia({ media: 'screen' })
})

test('what was filed with one form goes out with its fields, sensitive ones masked', async () => {
  const admin = await people.signedIn('admin')
  await open(admin, allList())
  await admin.getByRole('button', { name: '导出' }).click()
  const ask = dialog(admin, '导出 Excel')
  await ask.getByText('该表单的各个字段一并导出').waitFor()
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    ask.getByRole('button', { name: /导\s*出/ }).click(),
  ])
  const texts = xlsxTexts(await download.path())
  for (const words of [form.name, '填报人', '杜思源', '单位', '另一公司', '证件号', '****', '说明', '经过'])
    expect(texts).toContain(words)
  expect(texts).not.toMatch(/330106|3301\*/)
})

test('a dictionary that is gone since says so at its field, and the rest of the form works', async () => {
  const api = await apiOf('admin')
  const code = `gone_${Date.now()}`
  const type = await api('Dict/SaveType', { dict_code: code, dict_name: '将失效' })
  const lost = await publishForm('失效', [
    dropped('select', '去向', { dynamic: true, dynamicKey: `dict.${code}` }),
    dropped('select', '类型', { dynamic: true, dynamicKey: 'dict.leave_type', showSearch: true }),
  ])
  await api('Dict/DeleteType', { id: type.id, version: type.version })
  const sheet = await fillIn(page, lost)
  await sheet.getByText(`选项来源“dict.${code}”已不存在，请联系管理员`).waitFor()
  await choose(sheet, '类型', '病假')
  expect(await file(sheet, who, lost)).toMatchObject({ 类型: '3' })
})

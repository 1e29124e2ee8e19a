import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { dropped, type FormOf, fieldOf, file, fillIn, must, publishForm, submitButton } from '../support/customForm.ts'

const people = useBrowser()
const who = 'outlet_teller'
const MINUTES = 'YYYY-MM-DD HH:mm'

let form: FormOf
let page: Page
beforeAll(async () => {
  form = await publishForm('时间', [
    dropped('date', '日期', {}, must()),
    dropped('date', 'month', { format: 'YYYY-MM' }),
    dropped('date', 'moment', { showTime: true, format: MINUTES, clearable: true, defaultValue: '2026-03-02 08:30' }),
    dropped('date', 'days', { range: true, rangePlaceholder: ['从哪天', '到哪天'] }),
    dropped('date', 'preset', { range: true, rangeDefaultValue: ['2026-03-02', '2026-03-06'] }),
    dropped('date', 'moments', { range: true, showTime: true, format: MINUTES }, must()),
    dropped('time', '时刻'),
    dropped('time', 'minute', { format: 'HH:mm', defaultValue: '09:40' }),
  ])
  page = await people.enter(who)
})

/** Types a date or time and confirms it. */
const type = async (box: ReturnType<Page['locator']>, text: string) => {
  await box.click()
  await box.fill(text)
  await box.press('Enter')
}

test('dates and times show their formats, defaults and placeholders [F-3.3-07 F-3.3-08 F-3.4-06 F-3.4-07]', async () => {
  const sheet = await fillIn(page, form)
  expect(await sheet.getByLabel('日期', { exact: true }).getAttribute('placeholder')).toBe('请选择')
  const days = fieldOf(sheet, 'days').locator('input')
  expect(await days.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('placeholder')))).toEqual([
    '从哪天',
    '到哪天',
  ])
  const usual = fieldOf(sheet, 'moments').locator('input')
  expect(await usual.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('placeholder')))).toEqual([
    '开始时间',
    '结束时间',
  ])
  const preset = fieldOf(sheet, 'preset').locator('input')
  expect(await preset.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
    '2026-03-02',
    '2026-03-06',
  ])
  expect(await sheet.getByLabel('moment', { exact: true }).inputValue()).toBe('2026-03-02 08:30')
  expect(await sheet.getByLabel('minute').inputValue()).toBe('09:40')
  // A month field offers months.
  await sheet.getByLabel('month').click()
  await page.locator('.ant-picker-month-panel:visible').waitFor()
  await page.keyboard.press('Escape')
  await fieldOf(sheet, 'moment').locator('.ant-picker').hover()
  await fieldOf(sheet, 'moment').locator('.ant-picker-clear').click()
  expect(await sheet.getByLabel('moment', { exact: true }).inputValue()).toBe('')
})

test('what was chosen is kept as text in its format, ranges as two [F-3.2-07 F-3.4-06 F-3.4-07]', async () => {
  const sheet = await fillIn(page, form)
  await submitButton(sheet).click()
  expect(await sheet.locator('.sf-row:has(.sf-error) .sf-label').allInnerTexts()).toEqual(['日期', 'moments'])
  await type(sheet.getByLabel('日期', { exact: true }), '2026-03-09')
  await type(sheet.getByLabel('month'), '2026-04')
  await type(sheet.getByLabel('时刻'), '08:05:30')
  const [from, to] = [fieldOf(sheet, 'days').locator('input').first(), fieldOf(sheet, 'days').locator('input').last()]
  await type(from, '2026-03-02')
  await type(to, '2026-03-03')
  await type(fieldOf(sheet, 'moments').locator('input').first(), '2026-03-02 08:30')
  await type(fieldOf(sheet, 'moments').locator('input').last(), '2026-03-02 17:30')
  expect(await file(sheet, who, form)).toMatchObject({
    日期: '2026-03-09',
    month: '2026-04',
    moment: '2026-03-02 08:30',
    days: ['2026-03-02', '2026-03-03'],
    preset: ['2026-03-02', '2026-03-06'],
    moments: ['2026-03-02 08:30', '2026-03-02 17:30'],
    时刻: '08:05:30',
    minute: '09:40',
  })
})

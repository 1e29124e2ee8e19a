import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiOf } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import {
  dropped,
  type FormOf,
  fieldOf,
  file,
  fillIn,
  formsPage,
  must,
  publishForm,
  submitButton,
} from '../support/customForm.ts'
import { settle } from '../support/everyPage.ts'
import { dialog, rowOf } from '../support/form.ts'
import { violations } from '../support/violations.ts'

const people = useBrowser()
const who = 'outlet_teller'
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

describe('batch and button', () => {
  let form: FormOf
  let page: Page
  beforeAll(async () => {
    form = await publishForm('明细', [
      dropped(
        'batch',
        '人员',
        { showLabel: true, minLimit: 0, scrollY: 200 },
        { list: [dropped('input', '姓名', {}, must()), dropped('number', '年龄', { min: 18, defaultValue: 20 })] },
      ),
      dropped('batch', '物品', { hideSequence: true }, { list: [dropped('input', '品名')] }),
      dropped('input', '备注', { defaultValue: '无' }),
      dropped('button', '交上去', { type: 'primary', handle: 'submit' }),
      dropped('button', '重填', { type: 'dashed', handle: 'reset' }),
      dropped('button', '危险', { type: 'danger', handle: 'reset', disabled: true }),
    ])
    page = await people.enter(who)
  })

  test('rows come, are copied and go; what is wrong in them is said in them [F-3.3-15 F-3.4-13 F-5-07]', async () => {
    const sheet = await fillIn(page, form)
    const people = sheet.getByRole('region', { name: '人员' })
    expect(await fieldOf(sheet, '人员').count()).toBe(1)
    expect(await people.locator('th').allInnerTexts()).toEqual(['序号', '姓名', '年龄', '操作'])
    expect(await sheet.getByRole('region', { name: '物品' }).locator('th').allInnerTexts()).toEqual(['品名', '操作'])
    await people.getByRole('button', { name: '增加' }).click()
    await people.getByRole('textbox', { name: '姓名' }).fill('甲')
    await people.getByRole('button', { name: '复制添加' }).click()
    const names = people.getByRole('textbox', { name: '姓名' })
    expect(await names.count()).toBe(2)
    await names.last().fill('')
    await submitButton(sheet).click()
    await people.locator('tr[aria-label="第2行"]').getByText('必填项').waitFor()
    for (let row = 3; row <= 7; row++) await people.getByRole('button', { name: '增加' }).click()
    const frame = people.locator('.sf-batch-frame')
    expect((await boxOf(frame)).height).toBeLessThanOrEqual(202)
    expect(await frame.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
    for (let row = 7; row > 1; row--) await people.getByRole('button', { name: '删除该行' }).last().click()
    expect(await file(sheet, who, form)).toMatchObject({ 人员: [{ 姓名: '甲', 年龄: 20 }], 备注: '无' })
  })

  test('rows that are only read take the focus where they scroll', async () => {
    const teller = await apiOf(who)
    const rows = Array.from({ length: 9 }, (_, at) => ({ 姓名: `某${at}`, 年龄: 20 + at }))
    const data = { 人员: rows, 物品: [{ 品名: '灯' }], 备注: '读' }
    await teller('CustomForm/Submit', { form_id: form.id, version_id: form.version_id, data })
    const reader = await people.enter('admin', `${formsPage}?tab=submissions&keywords=${form.name}`)
    await rowOf(reader, form.name).first().getByRole('button').first().click()
    const detail = dialog(reader, new RegExp(form.name))
    await detail.getByText('某8').waitFor()
    const frames = detail.locator('.sf-batch-frame')
    await expect.poll(() => frames.first().getAttribute('tabindex')).toBe('0')
    expect(await frames.last().getAttribute('tabindex')).toBeNull()
    await settle(reader)
    expect(await violations(reader)).toEqual([])
  })

  test('buttons of the form send it and set it back [F-3.3-18 F-3.4-15]', async () => {
    const sheet = await fillIn(page, form)
    expect(await sheet.getByRole('button', { name: '危险' }).isDisabled()).toBe(true)
    expect(await sheet.getByRole('button', { name: '危险' }).getAttribute('class')).toContain('ant-btn-dangerous')
    expect(await sheet.getByRole('button', { name: /重\s*填/ }).getAttribute('class')).toContain('ant-btn-dashed')
    await sheet.getByLabel('备注').fill('改')
    await sheet.getByRole('button', { name: /重\s*填/ }).click()
    expect(await sheet.getByLabel('备注').inputValue()).toBe('无')
    await sheet.getByLabel('备注').fill('送')
    await sheet.getByRole('button', { name: '交上去' }).click()
    await page.getByText('已提交', { exact: true }).waitFor()
  })
})

describe('the form itself', () => {
  test('labels stand beside, above or in line; marks can be hidden, and a style stays inside [F-3.1-02 F-3.1-03 F-3.1-04 F-3.1-05]', async () => {
    const page = await people.enter(who)
    const fields = [dropped('input', '一', {}, must()), dropped('input', '二')]
    const layouts = ['horizontal', 'vertical', 'inline']
    const places: number[][] = []
    for (const layout of layouts) {
      const col = (span: number) => Object.fromEntries(['xs', 'sm', 'md', 'lg', 'xl', 'xxl'].map((at) => [at, span]))
      const config = {
        layout,
        labelCol: col(8),
        wrapperCol: col(16),
        hideRequiredMark: layout === 'vertical',
        customStyle: 'h1, .sf-label { color: rgb(200, 0, 0) }',
      }
      const sheet = await fillIn(page, await publishForm(layout, fields, config))
      const [label, input, next] = await Promise.all(
        [fieldOf(sheet, '一').locator('.sf-label'), sheet.getByLabel('一'), sheet.getByLabel('二')].map(boxOf),
      )
      places.push([
        Math.sign(Math.round(((input?.y ?? 0) - (label?.y ?? 0)) / 20)),
        Math.sign(Math.round(((next?.y ?? 0) - (input?.y ?? 0)) / 20)),
      ])
      const mark = await fieldOf(sheet, '一')
        .locator('.sf-label')
        .evaluate((box) => getComputedStyle(box, '::before').content)
      expect(mark).toBe(layout === 'vertical' ? 'none' : '"*"')
      expect(
        await fieldOf(sheet, '一')
          .locator('.sf-label')
          .evaluate((box) => getComputedStyle(box).color),
      ).toBe('rgb(200, 0, 0)')
      expect(
        await page
          .locator('h1')
          .first()
          .evaluate((box) => getComputedStyle(box).color),
      ).not.toBe('rgb(200, 0, 0)')
      if (layout === 'horizontal')
        expect((label?.width ?? 0) / (await boxOf(fieldOf(sheet, '一'))).width).toBeCloseTo(8 / 24, 1)
    }
    expect(places).toEqual([
      [0, 1],
      [1, 1],
      [0, 0],
    ])
  })

  test('a field bound to a right is closed without it and says why [F-6-01 F-8-09]', async () => {
    const bound = { operation: { id: 'queryForm', operation: 'edit' } }
    const form = await publishForm('权限', [
      dropped('input', '内部', bound),
      dropped('button', '内部按钮', { ...bound, handle: 'reset' }),
      dropped('input', '外部'),
    ])
    const page = await people.enter(who)
    const sheet = await fillIn(page, form)
    expect(await sheet.getByLabel('内部', { exact: true }).isDisabled()).toBe(true)
    await sheet.getByRole('group', { name: '无此权限' }).hover()
    await page.getByRole('tooltip', { name: '无此权限' }).waitFor()
    expect(await sheet.getByRole('button', { name: '内部按钮' }).isDisabled()).toBe(true)
    const admin = await people.enter('admin')
    expect(await (await fillIn(admin, form)).getByLabel('内部', { exact: true }).isDisabled()).toBe(false)
  })
})

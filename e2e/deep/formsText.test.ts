import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { dropped, type FormOf, fieldOf, file, fillIn, must, publishForm, submitButton } from '../support/customForm.ts'

// The browser logs this when it parses the text that will be sanitized.
const people = useBrowser({}, /inline event handler/)
const who = 'outlet_teller'
const harm = '<img src=x onerror="window.harmed = 1">'
const pattern = (text: string, message: string) => ({ pattern: text, message })

describe('input, textarea, number', () => {
  let form: FormOf
  let page: Page
  beforeAll(async () => {
    form = await publishForm('文本', [
      dropped('input', '普通', {}, must('请填写普通')),
      dropped('input', 'preset', { defaultValue: '青梧路', clearable: true, maxLength: 5, width: '50%' }),
      dropped('input', 'amount', { addonBefore: '￥', addonAfter: '元', placeholder: '大写' }),
      dropped('input', 'older', { prefix: '￥', suffix: '元' }),
      dropped('input', 'password', { type: 'password' }),
      dropped('input', 'closed', { disabled: true, defaultValue: '定' }),
      dropped('input', 'unseen', { hidden: true, defaultValue: '藏' }),
      dropped('input', 'code', {}, { rules: [{}, pattern('^\\d{6}$', '六位数字'), pattern('^[1-9]', '不以零开头')] }),
      dropped('input', 'helped', {}, { help: `如 <b>青梧路</b>${harm}` }),
      dropped('textarea', 'story', { minRows: 2, maxRows: 3, maxLength: 50 }),
      dropped('textarea', '通常'),
      dropped('number', '数量'),
      dropped('number', 'hours', { min: 1, max: 8, precision: 1, step: 0.5, defaultValue: 2 }),
      dropped('number', 'fine', { precision: 51, defaultValue: 1.23456789 }),
    ])
    page = await people.enter(who)
  })

  test('options and defaults are on the page [F-3.3-01 F-3.3-02 F-3.3-03 F-3.4-01]', async () => {
    const sheet = await fillIn(page, form)
    expect(await sheet.getByLabel('普通').getAttribute('placeholder')).toBe('请输入')
    expect(await sheet.getByLabel('普通').getAttribute('type')).toBe('text')
    const preset = sheet.getByLabel('preset')
    expect(await preset.inputValue()).toBe('青梧路')
    const wide = async (label: string) =>
      (await fieldOf(sheet, label).locator('.sf-control > *').first().boundingBox())?.width ?? 0
    expect((await wide('preset')) / (await wide('普通'))).toBeCloseTo(0.5, 1)
    await preset.fill('一二三四五六')
    expect(await preset.inputValue()).toBe('一二三四五')
    await fieldOf(sheet, 'preset').locator('.ant-input-clear-icon').click()
    expect(await preset.inputValue()).toBe('')
    expect(await sheet.getByLabel('amount').getAttribute('placeholder')).toBe('大写')
    expect(await fieldOf(sheet, 'amount').innerText()).toMatch(/￥\s*元/)
    expect(await fieldOf(sheet, 'older').innerText()).toMatch(/￥\s*元/)
    expect(await sheet.getByLabel('password').getAttribute('type')).toBe('password')
    expect(await sheet.getByLabel('closed').isDisabled()).toBe(true)
    expect(await fieldOf(sheet, 'unseen').count()).toBe(0)
    expect(await fieldOf(sheet, 'helped').locator('b').innerText()).toBe('青梧路')
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
    expect(await fieldOf(sheet, '普通').locator('.sf-required').count()).toBe(1)
  })

  test('a text area grows from its fewest to its most rows [F-3.4-02 F-9-08]', async () => {
    const sheet = await fillIn(page, form)
    const tall = async (label: string) => (await sheet.getByLabel(label).boundingBox())?.height ?? 0
    const [two, four] = [await tall('story'), await tall('通常')]
    const line = (four - two) / 2
    await sheet.getByLabel('story').fill('1\n2\n3\n4\n5')
    await sheet.getByLabel('通常').fill('1\n2\n3\n4\n5\n6\n7\n8')
    // In whole lines; the browser rounds the heights.
    await expect.poll(async () => Math.round((await tall('story')) / line - two / line)).toBe(1)
    await expect.poll(async () => Math.round((await tall('通常')) / line - four / line)).toBe(2)
    expect(await fieldOf(sheet, 'story').innerText()).toContain('9 / 50')
  })

  test('numbers keep to limits, precision and step [F-3.4-03 F-5-03 F-9-07]', async () => {
    const sheet = await fillIn(page, form)
    expect(await sheet.getByLabel('数量').inputValue()).toBe('0')
    const hours = sheet.getByLabel('hours')
    expect(await hours.inputValue()).toBe('2.0')
    await hours.press('ArrowUp')
    expect(await hours.inputValue()).toBe('2.5')
    await hours.fill('3.26')
    await hours.blur()
    expect(await hours.inputValue()).toBe('3.3')
    await hours.fill('99')
    await hours.blur()
    expect(await hours.inputValue()).toBe('8.0')
    // Above 50 the precision is ignored.
    expect(await sheet.getByLabel('fine').inputValue()).toBe('1.23456789')
  })

  test('rules speak in their own words, and what is right is kept as it was typed [F-5-01 F-5-02]', async () => {
    const sheet = await fillIn(page, form)
    await sheet.getByLabel('code').fill('0123')
    await submitButton(sheet).click()
    await fieldOf(sheet, '普通').getByText('请填写普通').waitFor()
    expect(await fieldOf(sheet, 'code').locator('.sf-issues').innerText()).toBe('六位数字\n不以零开头')
    // The first invalid field has the focus.
    expect(await sheet.getByLabel('普通').evaluate((input) => input === document.activeElement)).toBe(true)
    await sheet.getByLabel('普通').fill('一')
    await sheet.getByLabel('code').fill('123456')
    await sheet.getByLabel('story').fill('甲\n乙')
    await sheet.getByLabel('hours').fill('4')
    const storedData = await file(sheet, who, form)
    expect(storedData).toMatchObject({
      普通: '一',
      preset: '青梧路',
      closed: '定',
      code: '123456',
      story: '甲\n乙',
      数量: 0,
      hours: 4,
      fine: 1.23456789,
    })
    expect(storedData).not.toHaveProperty('unseen')
  })
})

describe('text, html, alert, divider, rich text, switch', () => {
  let form: FormOf
  let page: Page
  beforeAll(async () => {
    form = await publishForm('说明', [
      dropped('text', '居右', { textAlign: 'right', showRequiredMark: true }),
      dropped('text', '字体', { showFont: true, color: 'rgb(255, 0, 0)', fontSize: '16pt', fontFamily: 'SimHei' }),
      dropped('html', '', { defaultValue: `<strong>粗</strong><script>window.harmed = 1</script>${harm}` }),
      dropped('alert', '成功了', { type: 'success', description: '没有问题', showIcon: true }),
      dropped('alert', '消息', { type: 'info' }),
      dropped('alert', '注意', { type: 'warning' }),
      dropped('alert', '当心', { type: 'error', banner: true, closable: true }),
      dropped('divider', '左'),
      dropped('divider', '中', { orientation: '' }),
      dropped('divider', '右', { orientation: 'right' }),
      dropped('editor', '经过', { placeholder: '写下经过', showLabel: true }, must()),
      dropped('editor', '英文', { height: 120, chinesization: false, showLabel: true }),
      dropped('switch', '加急'),
      dropped('switch', '照常', { defaultValue: true }),
    ])
    page = await people.enter(who)
  })

  test('what only stands there stands as its options say, and nothing in it runs [F-3.3-19 F-3.3-20 F-3.3-21 F-3.3-22 F-3.4-16 F-3.4-17 F-3.4-18 F-3.4-19]', async () => {
    const sheet = await fillIn(page, form)
    const right = sheet.locator('.sf-text').filter({ hasText: '居右' })
    expect(await right.evaluate((box) => getComputedStyle(box).textAlign)).toBe('right')
    expect(await right.locator('.sf-required').count()).toBe(1)
    const font = await sheet
      .locator('.sf-text')
      .filter({ hasText: '字体' })
      .evaluate((box) => {
        const { color, fontSize, fontFamily } = getComputedStyle(box)
        return { color, fontSize, fontFamily }
      })
    expect(font).toMatchObject({ color: 'rgb(255, 0, 0)', fontFamily: expect.stringContaining('SimHei') })
    expect(Number.parseFloat(font.fontSize)).toBeCloseTo(21.3, 0)
    expect(await sheet.locator('.sf-html strong').innerText()).toBe('粗')
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
    const alert = sheet.locator('.ant-alert-success')
    expect(await alert.innerText()).toMatch(/成功了\s+没有问题/)
    expect(await alert.locator('.ant-alert-icon').count()).toBe(1)
    expect(await sheet.locator('.ant-alert-info, .ant-alert-warning').allInnerTexts()).toEqual(['消息', '注意'])
    const closable = sheet.locator('.ant-alert-error.ant-alert-banner')
    await closable.getByRole('button').click()
    await closable.waitFor({ state: 'detached' })
    for (const [words, place] of [
      ['左', 'start'],
      ['中', 'center'],
      ['右', 'end'],
    ])
      expect(await sheet.locator(`.ant-divider-with-text-${place}`).innerText()).toBe(words)
  })

  test('rich text is written with tools in the wanted language, and a switch is switched [F-3.3-16 F-3.3-17 F-3.4-14 F-3.4-23 F-9-09]', async () => {
    const sheet = await fillIn(page, form)
    const story = sheet.getByRole('textbox', { name: '经过' })
    await story.waitFor()
    const tall = async (label: string) => (await fieldOf(sheet, label).locator('.sf-editor-text').boundingBox())?.height
    expect([await tall('经过'), await tall('英文')]).toEqual([300, 120])
    expect(await fieldOf(sheet, '英文').getByRole('button', { name: 'Bold' }).count()).toBe(1)
    await submitButton(sheet).click()
    await fieldOf(sheet, '经过').getByText('必填项').waitFor()
    await story.click()
    await fieldOf(sheet, '经过').getByRole('button', { name: '加粗' }).click()
    await page.keyboard.type('已到场')
    await sheet.getByRole('switch', { name: '加急' }).click()
    expect(await sheet.getByRole('switch', { name: '照常' }).getAttribute('aria-checked')).toBe('true')
    expect(await file(sheet, who, form)).toMatchObject({
      经过: '<p><strong>已到场</strong></p>',
      加急: true,
      照常: true,
    })
  })
})

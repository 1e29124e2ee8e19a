import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { type FormOf, fieldOf, file, fillIn, must, publishForm, submitButton } from './support/customForm.ts'

const people = useBrowser()
const who = 'outlet_teller'

describe('input, textarea, number', () => {
  let form: FormOf
  let page: Page
  beforeAll(async () => {
    const input = (model: string, options: object, more: object = {}) => ({ type: 'input', model, options, ...more })
    form = await publishForm('文本', [
      { type: 'input', model: 'plain', label: '普通', ...must('请填写普通') },
      input('preset', { defaultValue: '青梧路', clearable: true, maxLength: 5, width: '50%' }),
      input('amount', { addonBefore: '￥', addonAfter: '元', placeholder: '大写' }),
      { type: 'input', model: 'oldAmount', prefix: 'A', suffix: 'Z', options: { prefix: '￥', suffix: '元' } },
      input('password', { type: 'password' }),
      input('closed', { disabled: true, defaultValue: '定' }),
      input('unseen', { hidden: true, defaultValue: '藏' }),
      input(
        'code',
        {},
        { rules: [{}, { pattern: '^\\d{6}$', message: '六位数字' }, { pattern: '^[1-9]', message: '不以零开头' }] },
      ),
      input('helped', {}, { help: '如 <b>青梧路</b><img src=x onerror="window.harmed = 1">' }),
      { type: 'textarea', model: 'story', options: { minRows: 2, maxRows: 3, maxLength: 50 } },
      { type: 'textarea', model: 'usual', label: '通常' },
      { type: 'number', model: 'count', label: '数量' },
      { type: 'number', model: 'hours', options: { min: 1, max: 8, precision: 1, step: 0.5, defaultValue: 2 } },
      { type: 'number', model: 'fine', options: { precision: 51, defaultValue: 1.23456789 } },
    ])
    page = await people.enter(who)
  })

  test('options and defaults are on the page', async () => {
    const sheet = await fillIn(page, form)
    expect(await sheet.getByLabel('普通').getAttribute('placeholder')).toBe('请输入')
    expect(await sheet.getByLabel('普通').getAttribute('type')).toBe('text')
    const preset = sheet.getByLabel('preset')
    expect(await preset.inputValue()).toBe('青梧路')
    const [whole, half] = await Promise.all(
      ['普通', 'preset'].map(
        async (label) => (await fieldOf(sheet, label).locator('.ant-input').first().boundingBox())?.width ?? 0,
      ),
    )
    expect(half / whole).toBeCloseTo(0.5, 1)
    await preset.fill('一二三四五六')
    expect(await preset.inputValue()).toBe('一二三四五')
    await fieldOf(sheet, 'preset').locator('.ant-input-clear-icon').click()
    expect(await preset.inputValue()).toBe('')
    expect(await sheet.getByLabel('amount').getAttribute('placeholder')).toBe('大写')
    expect(await fieldOf(sheet, 'amount').innerText()).toMatch(/￥\s*元/)
    expect(await fieldOf(sheet, 'oldAmount').innerText()).toMatch(/￥\s*元/)
    expect(await sheet.getByLabel('password').getAttribute('type')).toBe('password')
    expect(await sheet.getByLabel('closed').isDisabled()).toBe(true)
    expect(await fieldOf(sheet, 'unseen').count()).toBe(0)
    expect(await fieldOf(sheet, 'helped').locator('b').innerText()).toBe('青梧路')
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
    expect(await fieldOf(sheet, '普通').locator('.sf-required').count()).toBe(1)
  })

  test('a text area grows from its fewest to its most rows', async () => {
    const sheet = await fillIn(page, form)
    const tall = async (label: string) => (await sheet.getByLabel(label).boundingBox())?.height ?? 0
    const [two, four] = [await tall('story'), await tall('通常')]
    const line = (four - two) / 2
    await sheet.getByLabel('story').fill('1\n2\n3\n4\n5')
    await sheet.getByLabel('通常').fill('1\n2\n3\n4\n5\n6\n7\n8')
    await expect.poll(() => tall('story')).toBeCloseTo(two + line, 0)
    await expect.poll(() => tall('通常')).toBeCloseTo(four + 2 * line, 0)
    expect(await fieldOf(sheet, 'story').innerText()).toContain('9 / 50')
  })

  test('numbers keep to limits, precision and step', async () => {
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
    // Above 50 there is no precision.
    expect(await sheet.getByLabel('fine').inputValue()).toBe('1.23456789')
  })

  test('rules speak in their own words, and what is right is kept as it was typed', async () => {
    const sheet = await fillIn(page, form)
    await sheet.getByLabel('code').fill('0123')
    await submitButton(sheet).click()
    await fieldOf(sheet, '普通').getByText('请填写普通').waitFor()
    expect(await fieldOf(sheet, 'code').locator('.sf-issues').innerText()).toBe('六位数字\n不以零开头')
    // The first that is wrong has the focus.
    expect(await sheet.getByLabel('普通').evaluate((input) => input === document.activeElement)).toBe(true)
    await sheet.getByLabel('普通').fill('一')
    await sheet.getByLabel('code').fill('123456')
    await sheet.getByLabel('story').fill('甲\n乙')
    await sheet.getByLabel('hours').fill('4')
    const kept = await file(sheet, who, form)
    expect(kept).toMatchObject({
      plain: '一',
      preset: '青梧路',
      closed: '定',
      code: '123456',
      story: '甲\n乙',
      count: 0,
      hours: 4,
      fine: 1.23456789,
    })
    expect(kept).not.toHaveProperty('unseen')
  })
})

describe('text, html, alert, divider, rich text, switch', () => {
  let form: FormOf
  let page: Page
  beforeAll(async () => {
    const bare = (type: string, label: string, options: object) => ({ type, label, model: undefined, options })
    form = await publishForm('说明', [
      bare('text', '居右', { textAlign: 'right', showRequiredMark: true }),
      bare('text', '字体', { showFont: true, color: 'rgb(255, 0, 0)', fontSize: '16pt', fontFamily: 'SimHei' }),
      bare('html', '', {
        defaultValue: '<strong>粗</strong><script>window.harmed = 1</script><img src=x onerror="window.harmed = 1">',
      }),
      bare('alert', '成功了', { type: 'success', description: '没有问题', showIcon: true }),
      bare('alert', '当心', { type: 'error', banner: true, closable: true }),
      bare('divider', '左', { orientation: 'left' }),
      bare('divider', '中', { orientation: '' }),
      bare('divider', '右', { orientation: 'right' }),
      {
        type: 'editor',
        model: 'story',
        label: '经过',
        options: { height: 300, placeholder: '写下经过', chinesization: true },
        ...must(),
      },
      { type: 'editor', model: 'plain', label: '英文', options: { height: 120, chinesization: false } },
      { type: 'switch', model: 'urgent', label: '加急' },
      { type: 'switch', model: 'usual', label: '照常', options: { defaultValue: true } },
    ])
    page = await people.enter(who)
  })

  test('what only stands there stands as its options say, and nothing in it runs', async () => {
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

  test('rich text is written with tools in the wanted language, and a switch is switched', async () => {
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
      story: '<p><strong>已到场</strong></p>',
      urgent: true,
      usual: true,
    })
  })
})

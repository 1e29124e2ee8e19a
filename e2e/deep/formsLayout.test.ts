import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import {
  dropped,
  type Field,
  type FormOf,
  fieldOf,
  file,
  fillIn,
  must,
  publishForm,
  submitButton,
} from '../support/customForm.ts'

const people = useBrowser()
const who = 'outlet_teller'
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const tab = (label: string, ...list: Field[]) => ({ value: label, label, list })
const cell = (list: Field[], colspan = 1, rowspan = 1) => ({ colspan, rowspan, list })

describe('card, tabs, grid, table', () => {
  let form: FormOf
  let page: Page
  beforeAll(async () => {
    const deep = dropped(
      'grid',
      '',
      { gutter: 24 },
      {
        columns: [
          { span: 6, list: [dropped('input', '窄')] },
          { span: 18, list: [dropped('input', '宽', {}, must())] },
        ],
      },
    )
    const lines = { type: 'line', tabPosition: 'top', size: 'large', animated: true }
    form = await publishForm('布局', [
      dropped('card', '单位', {}, { list: [dropped('input', '名称')] }),
      dropped(
        'tabs',
        '步骤',
        { ...lines, tabBarGutter: 40 },
        { columns: [tab('甲页', dropped('input', '一')), tab('乙页', deep)] },
      ),
      dropped(
        'tabs',
        '左边',
        { type: 'card', tabPosition: 'left', size: 'small' },
        { columns: [tab('上', dropped('input', '二')), tab('下', dropped('input', '三'))] },
      ),
      ...(['right', 'bottom'] as const).map((tabPosition) =>
        dropped(
          'tabs',
          tabPosition,
          { tabPosition, animated: false },
          { columns: [tab(tabPosition, dropped('input', `in ${tabPosition}`))] },
        ),
      ),
      dropped(
        'table',
        '',
        { bright: true, customStyle: 'background: rgb(250, 240, 230)' },
        {
          trs: [
            { tds: [cell([dropped('input', '跨列')], 2), cell([dropped('input', '跨行')], 1, 2)] },
            { tds: [cell([dropped('input', '左下')]), cell([dropped('input', '中下')])] },
          ],
        },
      ),
    ])
    page = await people.enter(who)
  })

  test('containers divide the page as their options say [F-3.2-03 F-3.3-23 F-3.3-24 F-3.3-25 F-3.3-26 F-3.4-20 F-3.4-21 F-3.4-22 F-3.4-23]', async () => {
    const sheet = await fillIn(page, form)
    expect(await sheet.locator('.sf-card', { hasText: '单位' }).getByLabel('名称').count()).toBe(1)
    const [top, left] = [sheet.locator('.ant-tabs').first(), sheet.locator('.ant-tabs').nth(1)]
    expect(await top.getAttribute('class')).toMatch(/ant-tabs-top.*ant-tabs-large|ant-tabs-large.*ant-tabs-top/)
    expect(await left.getAttribute('class')).toMatch(/ant-tabs-card/)
    const isAnimated = async (tabs: Locator) => (await tabs.locator('.ant-tabs-ink-bar-animated').count()) === 1
    expect([await isAnimated(top), await isAnimated(sheet.locator('.ant-tabs').nth(2))]).toEqual([true, false])
    expect((await boxOf(left.getByRole('tab', { name: '上' }))).y).toBeLessThan(
      (await boxOf(left.getByRole('tab', { name: '下' }))).y,
    )
    const barOf = (name: string) => boxOf(sheet.getByRole('tab', { name }))
    expect((await barOf('right')).x).toBeGreaterThan((await boxOf(sheet.getByLabel('in right'))).x)
    expect((await barOf('bottom')).y).toBeGreaterThan((await boxOf(sheet.getByLabel('in bottom'))).y)
    const [first, second] = await Promise.all(
      ['甲页', '乙页'].map((name) => boxOf(top.locator('.ant-tabs-tab').filter({ hasText: name }))),
    )
    expect(Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0))).toBe(40)
    await top.getByRole('tab', { name: '乙页' }).click()
    const columns = sheet.locator('.sf-grid > .sf-column')
    const [narrow, wide] = [await boxOf(columns.first()), await boxOf(columns.last())]
    expect(wide.width / narrow.width).toBeGreaterThan(2.5)
    expect(narrow.y).toBe(wide.y)
    const [inNarrow, inWide] = [
      await boxOf(columns.first().locator('.sf-row')),
      await boxOf(columns.last().locator('.sf-row')),
    ]
    expect(Math.round(inWide.x - inNarrow.x - inNarrow.width)).toBe(24)
    const table = sheet.locator('.sf-table')
    expect(await table.getAttribute('class')).toBe('sf-table sf-bordered sf-bright sf-small')
    expect(await table.evaluate((box) => getComputedStyle(box).backgroundColor)).toBe('rgb(250, 240, 230)')
    expect(
      await table
        .locator('td')
        .evaluateAll((cells) =>
          cells.map((cell) => [(cell as HTMLTableCellElement).colSpan, (cell as HTMLTableCellElement).rowSpan]),
        ),
    ).toEqual([
      [2, 1],
      [1, 2],
      [1, 1],
      [1, 1],
    ])
  })

  test('what is wrong in a tab that is shut opens it, whatever stands between, and values lie side by side [F-4-12 F-5-07]', async () => {
    const sheet = await fillIn(page, form)
    await submitButton(sheet).click()
    await fieldOf(sheet, '宽').getByText('必填项').waitFor()
    await expect.poll(() => sheet.getByLabel('宽').evaluate((input) => input === document.activeElement)).toBe(true)
    await sheet.getByLabel('宽').fill('有')
    await sheet.getByLabel('名称').fill('某公司')
    await sheet.getByLabel('跨行').fill('高')
    expect(await file(sheet, who, form)).toMatchObject({ 宽: '有', 名称: '某公司', 跨行: '高', 一: '', 三: '' })
  })

  test('on a phone columns stand one below the other', async () => {
    const phone = await people.enter(who, undefined, { width: 360, height: 760 })
    const sheet = await fillIn(phone, form)
    await sheet.getByRole('tab', { name: '乙页' }).click()
    const columns = sheet.locator('.sf-grid > .sf-column')
    const [above, below] = [await boxOf(columns.first()), await boxOf(columns.last())]
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

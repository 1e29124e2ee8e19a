import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { field, openDesigner } from '../support/designer.ts'

const people = useBrowser()

const basic = {
  输入框: 'input',
  文本框: 'textarea',
  数字输入框: 'number',
  下拉选择器: 'select',
  多选框: 'checkbox',
  单选框: 'radio',
  日期选择框: 'date',
  时间选择框: 'time',
  评分: 'rate',
  滑动输入条: 'slider',
  上传文件: 'uploadFile',
  上传图片: 'uploadImg',
  级联选择器: 'cascader',
  树选择器: 'treeSelect',
  动态表格: 'batch',
  富文本: 'editor',
  开关: 'switch',
  按钮: 'button',
  警告提示: 'alert',
  文字: 'text',
  HTML: 'html',
}
const layout = { 分割线: 'divider', 卡片布局: 'card', 标签页布局: 'tabs', 栅格布局: 'grid', 表格布局: 'table' }
const custom = { 人员: 'select', 机构: 'treeSelect', 字典: 'select', 签名: 'uploadImg', 款箱: 'batch' }

test('an empty form says so on both sides; three groups of the palette stand on the left [F-2-02 F-2-04 F-4-01]', async () => {
  const { page, canvas } = await openDesigner(people)
  expect(await canvas.getByRole('treeitem').count()).toBe(0)
  await page.getByText('从左侧选择控件添加').waitFor()
  await page.getByText('未选择控件').waitFor()
  const side = page.getByRole('navigation', { name: '控件' })
  for (const [group, items] of Object.entries({ 基础组件: basic, 布局组件: layout, 自定义组件: custom })) {
    const section = side.locator('.ant-collapse-item').filter({ has: page.getByRole('button', { name: group }) })
    expect(await section.locator('.fd-palette-item').allInnerTexts()).toEqual(Object.keys(items))
  }
})

test('a click with nothing selected appends a field and selects it: all 26 types and what this business adds [F-3.2-02 F-3.2-05 F-4-03]', async () => {
  const bench = await openDesigner(people)
  const all = { ...basic, ...layout, ...custom }
  for (const name of Object.keys(all)) {
    await bench.canvas.focus()
    await bench.page.keyboard.press('Escape')
    await bench.palette(name).click()
    expect(await bench.chosen()).toEqual([name])
  }
  const { list } = await bench.saved()
  expect(list.map(({ type }) => type)).toEqual(Object.values(all))
  const addedFields = list.slice(0, Object.keys({ ...basic, ...layout }).length)
  for (const { type, key } of addedFields) expect(key).toMatch(new RegExp(`^${type}_\\d+$`))
  const modelless = addedFields.flatMap(({ type, model }) => (model === undefined ? [type] : []))
  expect(modelless).toEqual(['button', 'alert', 'text', 'html', 'divider', 'card', 'tabs', 'grid', 'table'])
})

test('a click with a container selected puts the field into it, with a field selected right behind it [F-4-04]', async () => {
  const bench = await openDesigner(people, [field('card', '卡片', { list: [] }), field('input', '甲')])
  await bench.select('卡片')
  await bench.palette('输入框').click()
  expect(await bench.chosen()).toEqual(['输入框'])
  await bench.palette('开关').click()
  const { list } = await bench.saved()
  expect(list.map(({ label }) => label)).toEqual(['卡片', '甲'])
  expect(list[0]?.list?.map(({ type }) => type)).toEqual(['input', 'switch'])
})

test('which sections are open is remembered on this device [F-2-03 F-9-13]', async () => {
  const { page } = await openDesigner(people)
  const head = page.getByRole('button', { name: '布局组件' })
  expect(await head.getAttribute('aria-expanded')).toBe('true')
  await head.click()
  await page.reload()
  await expect.poll(() => head.getAttribute('aria-expanded')).toBe('false')
  expect(await page.getByRole('button', { name: '基础组件' }).getAttribute('aria-expanded')).toBe('true')
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('sections')))).toBe(true)
})

test('a click selects a field, and one that follows within 100 ms is ignored [F-4-05 F-9-02]', async () => {
  const bench = await openDesigner(people, [field('input', '甲'), field('input', '乙')])
  // Both clicks happen in one task of the browser, so that only the first can count.
  const both = () =>
    bench.page.evaluate(() => {
      const [first, second] = document.querySelectorAll<HTMLElement>('.fd-item')
      first?.click()
      second?.click()
    })
  await expect
    .poll(async () => {
      await both()
      return bench.chosen()
    })
    .toEqual(['甲'])
})

test('a field is copied without and with its children, and deleted; its neighbour is selected then [F-4-06]', async () => {
  const inside = field('input', '内')
  const bench = await openDesigner(people, [field('card', '卡片', { list: [inside] }), field('input', '甲')])
  const act = (name: string) => bench.canvas.locator('.fd-actions').getByTitle(name, { exact: true }).click()
  await bench.select('卡片')
  await act('复制')
  await bench.select('甲')
  await act('复制')
  await act('删除')
  expect(await bench.chosen()).toEqual(['甲'])
  const { list } = await bench.saved()
  expect(list.map(({ label }) => label)).toEqual(['卡片', '卡片', '甲'])
  const keys = [list[0], list[1]].map((card) => card?.list?.[0]?.key)
  expect(new Set(keys).size).toBe(2)
  await bench.select('甲')
  await act('删除')
  expect(await bench.chosen()).toEqual(['卡片'])
})

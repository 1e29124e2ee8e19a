import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { type Bench, field, openDesigner } from './support/designer.ts'
import { dialog } from './support/form.ts'

const people = useBrowser()

/** Adds a field by a part of its name, at the current place of the keyboard. */
async function insert({ page, canvas }: Bench, name: string): Promise<void> {
  await canvas.focus()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: '输入控件名称' }).fill(name)
  await page.keyboard.press('Enter')
  await dialog(page, '插入控件').waitFor({ state: 'hidden' })
}

const labels = ({ list }: { list: { label?: string }[] }) => list.map(({ label }) => label)

test('a form is built by the keyboard alone, and every step is told', async () => {
  const bench = await openDesigner(people)
  const { page, live } = bench
  const press = (key: string) => page.keyboard.press(key)
  const hear = (text: string) => expect.poll(() => live.innerText()).toBe(text)

  await insert(bench, '输入框')
  await hear('已插入输入框，输入框，第 1 个，共 1 个')
  // To the first property, and back.
  await press('Enter')
  await page.keyboard.insertText('姓名')
  await press('Escape')
  expect(await bench.canvas.evaluate((canvas) => canvas === document.activeElement)).toBe(true)
  await insert(bench, 'grid')
  await hear('已插入栅格布局，栅格布局，第 2 个，共 2 个')
  // The second column becomes the current place, and is filled.
  await press(']')
  await press(']')
  await hear('第 2 格，共 2 格')
  await insert(bench, '开关')
  await hear('已插入开关，开关，在栅格布局中第 1 个，共 1 个')
  await press('ArrowLeft')
  await hear('栅格布局，栅格布局，第 2 个，共 2 个')
  await press('Alt+ArrowUp')
  await hear('已移动栅格布局，栅格布局，第 1 个，共 2 个')
  await press('End')
  await press('Alt+ArrowRight')
  await expect.poll(() => live.innerText()).toContain('在栅格布局中第 1 个')
  await press('Alt+ArrowLeft')
  await press('Control+d')
  await press('Delete')
  await hear('已删除 1 个控件')
  await press('Control+z')
  await expect.poll(() => live.innerText()).toContain('已撤销：')
  await press('Control+Shift+z')
  await expect.poll(() => live.innerText()).toContain('已重做：')
  await press('Control+s')
  await page.getByText('有未保存的修改').waitFor({ state: 'hidden' })

  const { list } = await bench.saved()
  expect(list.map(({ type }) => type)).toEqual(['grid', 'input'])
  expect(list[0]?.columns?.map((column) => column.list.map(({ type }) => type))).toEqual([[], ['switch']])
  expect(list[1]?.label).toBe('姓名')
})

test('several fields are selected, changed and deleted in one step', async () => {
  const bench = await openDesigner(
    people,
    ['甲', '乙', '丙', '丁'].map((label) =>
      field('input', label, { options: {}, rules: [{ required: false, message: '必填项' }] }),
    ),
  )
  await bench.select('甲')
  await bench.select('丙', { modifiers: ['Shift'] })
  expect(await bench.chosen()).toEqual(['甲', '乙', '丙'])
  await bench.item('乙').click({ position: { x: 3, y: 12 }, modifiers: ['ControlOrMeta'] })
  expect(await bench.chosen()).toEqual(['甲', '丙'])
  await bench.panel.getByText('已选择 2 个控件').waitFor()
  await bench.panel.getByRole('switch', { name: '必填' }).click()
  await expect.poll(() => bench.canvas.locator('.fd-mark').count()).toBe(2)
  await bench.canvas.focus()
  await bench.page.keyboard.press('Delete')
  expect(labels(await bench.saved())).toEqual(['乙', '丁'])
  await bench.tool('撤销').click()
  await bench.tool('撤销').click()
  await expect.poll(() => bench.canvas.locator('.fd-mark').count()).toBe(0)
  await bench.canvas.focus()
  await bench.page.keyboard.press('Control+a')
  expect(await bench.chosen()).toHaveLength(4)
})

test('a field is moved over any distance by choosing its place', async () => {
  const tabs = field('tabs', '标签页', {
    columns: [
      { label: '基本', list: [] },
      { label: '其他', list: [field('input', '乙')] },
    ],
  })
  const bench = await openDesigner(people, [field('input', '甲'), tabs])
  await bench.select('甲')
  await bench.page.keyboard.press('m')
  const places = dialog(bench.page, '移动到…')
  const shown = await places.getByRole('option').allInnerTexts()
  expect(shown.map((text) => text.split('\n')[0])).toEqual([
    '表单最前面',
    '放入“标签页”的“基本”',
    '放入“标签页”的“其他”',
    '放在“标签页”之后',
    '放在“乙”之后',
  ])
  await places.getByRole('combobox').fill('乙')
  await bench.page.keyboard.press('Enter')
  await expect.poll(() => bench.live.innerText()).toBe('已移动甲，输入框，在标签页中第 2 个，共 2 个')
  // The tab it was moved to is open, and it is selected.
  expect(await bench.chosen()).toEqual(['甲'])
  const { list } = await bench.saved()
  expect(list[0]?.columns?.[1]?.list.map(({ label }) => label)).toEqual(['乙', '甲'])
})

test('the keys are listed on the screen, in one list and not in two', async () => {
  const bench = await openDesigner(people)
  await bench.canvas.focus()
  await bench.page.keyboard.press('?')
  const keys = dialog(bench.page, '快捷键')
  await keys.getByText('移入相邻的容器').waitFor()
  expect(await bench.page.getByRole('dialog').count()).toBe(1)
  await bench.page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })
  await bench.tool('快捷键').click()
  await keys.waitFor()
})

test('the outline shows the tree, is searched, and selects what stands in a closed tab', async () => {
  const tabs = field('tabs', '标签页', {
    columns: [
      { label: '基本', list: [field('input', '甲', { model: 'first' })] },
      { label: '其他', list: [field('card', '卡片', { list: [field('input', '乙', { model: 'second' })] })] },
    ],
  })
  const bench = await openDesigner(people, [tabs, field('input', '丙')])
  const side = bench.page.getByRole('navigation', { name: '控件' })
  await side.getByText('大纲', { exact: true }).click()
  const names = () => side.locator('.fd-outline-title').allInnerTexts()
  expect(await names()).toEqual(['标签页', '甲', '卡片', '乙', '丙'])
  await side.getByPlaceholder('搜索标题或数据字段').fill('second')
  await expect.poll(names).toEqual(['标签页', '卡片', '乙'])
  await side.getByText('乙', { exact: true }).click()
  await bench.item('乙').waitFor()
  expect(await bench.chosen()).toEqual(['乙'])
})

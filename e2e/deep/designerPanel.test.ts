import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { field, openDesigner, words } from '../support/designer.ts'
import { choose, toast } from '../support/form.ts'

const people = useBrowser()

/** The number of columns, of 24, at each width. */
const all = (columns: number) => Object.fromEntries(['xs', 'sm', 'md', 'lg', 'xl', 'xxl'].map((at) => [at, columns]))

const table = () =>
  field('table', '表格', {
    trs: [1, 2].map(() => ({ tds: [1, 2].map(() => ({ colspan: 1, rowspan: 1, list: [] })) })),
  })

test('the two views: what is selected, and the form as a whole [F-2-05 F-3.1-03 F-4-02]', async () => {
  const bench = await openDesigner(people, [field('input', '甲')])
  const { panel } = bench
  await panel.getByText('未选择控件').waitFor()
  await panel.getByRole('tab', { name: '表单属性' }).click()
  await panel.getByText('垂直', { exact: true }).click()
  expect(await bench.canvas.getAttribute('data-layout')).toBe('vertical')
  await panel.getByText('水平', { exact: true }).click()
  // The panel shows the document's values: 4 and 18 as in the specification, together 24 after the slider was moved.
  await panel.getByText('标签 4 / 控件 18').waitFor()
  expect((await bench.saved()).config).toMatchObject({ labelCol: all(4), wrapperCol: all(18) })
  await panel.getByRole('slider').press('ArrowRight')
  await panel.getByText('标签 5 / 控件 19').waitFor()
  await panel.getByRole('switch', { name: '隐藏必选标记' }).click()
  await panel.getByLabel('自定义样式').fill('.a { color: red }')
  // Selecting a field shows its properties.
  await bench.select('甲')
  expect(await panel.getByRole('tab', { name: '字段属性' }).getAttribute('aria-selected')).toBe('true')
  await panel.getByLabel('标题', { exact: true }).fill('姓名')
  expect(await bench.chosen()).toEqual(['姓名'])
  const { list, config } = await bench.saved()
  expect(list[0]?.label).toBe('姓名')
  expect(config).toMatchObject({ layout: 'horizontal', hideRequiredMark: true, customStyle: '.a { color: red }' })
  expect(config).toMatchObject({ labelCol: all(5), wrapperCol: all(19) })
})

test('a field is required with a message of its own, and has any number of patterns [F-3.2-04]', async () => {
  const bench = await openDesigner(people)
  const { panel } = bench
  await bench.palette('输入框').click()
  await panel.getByRole('switch', { name: '必填' }).click()
  await bench.item('输入框').locator('.fd-mark').waitFor()
  expect(await panel.getByLabel('必填提示', { exact: true }).inputValue()).toBe('必填项')
  await panel.getByRole('button', { name: '增加校验' }).click()
  await panel.getByPlaceholder('正则表达式').fill('^\\d+$')
  await panel.getByPlaceholder('校验提示').fill('只能是数字')
  const { list } = await bench.saved()
  expect(list[0]?.rules).toEqual([
    { required: true, message: '必填项' },
    { pattern: '^\\d+$', message: '只能是数字' },
  ])
})

test('options of a select: a new one is 选项N with the value N [F-3.4-24]', async () => {
  const bench = await openDesigner(people)
  await bench.palette('多选框').click()
  await bench.panel.getByRole('button', { name: words('添加') }).click()
  await bench.item('多选框').getByText('选项4').waitFor()
  const { list } = await bench.saved()
  expect(list[0]?.options?.options).toContainEqual({ value: '4', label: '选项4' })
})

test('columns of a grid are at most 24 wide, tabs have value and label [F-5-05 F-9-06]', async () => {
  const bench = await openDesigner(people)
  await bench.palette('栅格布局').click()
  const width = bench.panel.getByLabel('栅格宽度').first()
  expect(await width.inputValue()).toBe('12')
  await width.fill('30')
  await width.press('Enter')
  expect(await width.inputValue()).toBe('24')
  await bench.canvas.focus()
  await bench.page.keyboard.press('Escape')
  await bench.palette('标签页布局').click()
  await bench.panel.getByRole('button', { name: words('添加') }).click()
  await bench.canvas.locator('.fd-tab-labels').getByText('选项3').waitFor()
  const { list } = await bench.saved()
  expect(list[0]?.columns?.map(({ span }) => span)).toEqual([24, 12])
  expect(list[1]?.columns).toHaveLength(3)
})

test('cells of a table are merged by their menu, and refused in the words of the specification [F-4-06 F-4-07 F-5-12 F-5-13 F-5-14]', async () => {
  const bench = await openDesigner(people, [table()])
  const cells = bench.canvas.locator('td')
  const pick = async (cell: number, what: string) => {
    const entry = bench.page.getByRole('menuitem', { name: what })
    // A menu that opens while the previous one is closing is closed with it; users are never that fast.
    await expect
      .poll(async () => {
        await cells.nth(cell).click({ button: 'right' })
        return entry.click({ timeout: 3000 }).then(
          () => 'done',
          () => 'gone',
        )
      })
      .toBe('done')
    await entry.waitFor({ state: 'hidden' })
  }
  await pick(2, '向下合并')
  await toast(bench.page, '当前是最后一行，无法向下合并').waitFor()
  await pick(1, '向右合并')
  await toast(bench.page, '当前是最后一列，无法向右合并').waitFor()
  await pick(0, '向下合并')
  await expect.poll(() => cells.count()).toBe(3)
  await pick(0, '向右合并')
  await toast(bench.page, '当前表格无法向右合并').waitFor()
  await bench.tool('撤销').click()
  await expect.poll(() => cells.count()).toBe(4)
  await pick(0, '向右合并')
  await expect.poll(() => cells.count()).toBe(3)
  await pick(0, '向下合并')
  await toast(bench.page, '当前表格无法向下合并').waitFor()
  await pick(0, '拆分单元格')
  await expect.poll(() => cells.count()).toBe(4)
  await pick(0, '增加一行')
  await expect.poll(() => cells.count()).toBe(6)
  await pick(0, '增加一列')
  await expect.poll(() => cells.count()).toBe(9)
  await pick(0, '删除本行')
  await pick(0, '删除本列')
  await expect.poll(() => cells.count()).toBe(4)
})

test('an operation and a source are bound by what the console offers', async () => {
  const bench = await openDesigner(people)
  await bench.palette('下拉选择器').click()
  await bench.panel.getByRole('switch', { name: '动态数据' }).click()
  await choose(bench.panel, '选项来源', '人员')
  await bench.panel.getByPlaceholder('权限标识').fill('queryForm')
  await bench.panel.getByPlaceholder('操作', { exact: true }).fill('query')
  const { list } = await bench.saved()
  expect(list[0]?.options).toMatchObject({
    dynamic: true,
    dynamicKey: 'users',
    operation: { id: 'queryForm', operation: 'query' },
  })
})

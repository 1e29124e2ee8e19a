import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { drag, field, openDesigner } from '../support/designer.ts'
import { toast } from '../support/form.ts'

const people = useBrowser()

test('a field is dragged to any depth, and a line shows where it would stand [F-2-04]', async () => {
  const card = field('card', '卡片', { list: [field('input', '乙')] })
  const grid = field('grid', '栅格', {
    columns: [
      { span: 12, list: [card] },
      { span: 12, list: [] },
    ],
  })
  const bench = await openDesigner(people, [field('input', '甲'), grid])
  const line = bench.page.locator('.fd-drop')
  // Over the upper half of a field in a card in a column: inserted before it.
  await drag(bench.page, bench.palette('开关'), bench.item('乙'), { y: 0.2 }, async () => {
    await line.waitFor()
    const [mark, target] = [await line.boundingBox(), await bench.item('乙').boundingBox()]
    expect(Math.abs((mark?.y ?? 0) - (target?.y ?? 0))).toBeLessThanOrEqual(2)
  })
  await bench.item('开关').waitFor()
  expect(await bench.chosen()).toEqual(['开关'])
  expect(await line.count()).toBe(0)
  // From the top of the form into an empty column: the column is framed.
  const empty = bench.item('栅格').locator('[data-slot]').last()
  await drag(bench.page, bench.item('甲'), empty, {}, () => bench.page.locator('.fd-drop.is-frame').waitFor())
  await expect.poll(() => bench.live.innerText()).toContain('在栅格中第 1 个')
  const { list } = await bench.saved()
  expect(list.map(({ label }) => label)).toEqual(['栅格'])
  expect(list[0]?.columns?.[0]?.list[0]?.list?.map(({ label }) => label)).toEqual(['开关', '乙'])
  expect(list[0]?.columns?.[1]?.list.map(({ label }) => label)).toEqual(['甲'])
})

test('a drag that rests on a tab opens it, and drops into it', async () => {
  const tabs = field('tabs', '标签页', {
    columns: [
      { label: '基本', list: [field('input', '乙')] },
      { label: '其他', list: [field('input', '丙')] },
    ],
  })
  const bench = await openDesigner(people, [tabs, field('input', '甲')])
  const other = bench.canvas.locator('.fd-tab-labels').getByText('其他')
  await drag(bench.page, bench.item('甲'), other, {}, async () => {
    await bench.item('丙').waitFor()
    const box = await bench.item('丙').boundingBox()
    if (!box) throw new Error('the tab is not open')
    await bench.page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.8, { steps: 4 })
  })
  await expect.poll(() => bench.live.innerText()).toContain('在标签页中第 2 个')
  const { list } = await bench.saved()
  expect(list[0]?.columns?.[1]?.list.map(({ label }) => label)).toEqual(['丙', '甲'])
})

test('what is selected is dragged together; nothing goes into itself', async () => {
  const bench = await openDesigner(people, [
    field('input', '甲'),
    field('input', '乙'),
    field('input', '丙'),
    field('card', '卡片', { list: [field('input', '内')] }),
  ])
  await bench.select('甲')
  await bench.item('丙').click({ position: { x: 3, y: 12 }, modifiers: ['ControlOrMeta'] })
  await drag(bench.page, bench.item('甲'), bench.item('内'), { y: 0.8 })
  await expect.poll(() => bench.item('卡片').getByRole('treeitem').count()).toBe(4)
  expect(await bench.chosen()).toEqual(['甲', '丙'])
  await drag(bench.page, bench.item('卡片'), bench.item('内'), { y: 0.8 })
  const { list } = await bench.saved()
  expect(list.map(({ label }) => label)).toEqual(['乙', '卡片'])
  expect(list[1]?.list?.map(({ label }) => label)).toEqual(['内', '甲', '丙'])
})

test('a dynamic table refuses what cannot stand in a row, while it is dragged and when it is dropped', async () => {
  const bench = await openDesigner(people, [field('batch', '动态表', { list: [] })])
  const row = bench.item('动态表').locator('[data-slot]')
  await drag(bench.page, bench.palette('富文本'), row, {}, () => bench.page.locator('.fd-drop.is-refused').waitFor())
  await toast(bench.page, '动态表格中不能放“富文本”').waitFor()
  await drag(bench.page, bench.palette('输入框'), row)
  const { list } = await bench.saved()
  expect(list[0]?.list?.map(({ type }) => type)).toEqual(['input'])
})

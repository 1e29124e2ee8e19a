import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { benchOf, designerOf, field, makeForm, openDesigner } from '../support/designer.ts'
import { rowOf, search, toast } from '../support/form.ts'

const people = useBrowser()
const labels = (list: { label?: string }[] | undefined) => list?.map(({ label }) => label)

test('fields are copied, cut and pasted inside a form, with what is in them', async () => {
  const bench = await openDesigner(people, [
    field('card', '卡片', { list: [field('input', '内')] }),
    field('input', '甲'),
  ])
  const { page } = bench
  await bench.select('卡片')
  await page.keyboard.press('Control+c')
  await expect.poll(() => bench.live.innerText()).toBe('已复制 1 个控件')
  await bench.select('甲')
  await page.keyboard.press('Control+v')
  await expect.poll(() => bench.chosen()).toEqual(['卡片'])
  await bench.select('甲')
  await page.keyboard.press('Control+x')
  await expect.poll(() => bench.item('甲').count()).toBe(0)
  await bench.canvas.focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+v')
  const { list } = await bench.saved()
  expect(labels(list)).toEqual(['卡片', '卡片', '甲'])
  expect(labels(list[1]?.list)).toEqual(['内'])
  const all = list.flatMap((field) => [field, ...(field.list ?? [])])
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
})

test('they go into another form in another tab of the browser', async () => {
  const bench = await openDesigner(people, [
    field('input', '甲', { model: 'first', rules: [{ required: true, message: '必填项' }] }),
    field('input', '乙', { model: 'second' }),
  ])
  await bench.canvas.focus()
  await bench.page.keyboard.press('Control+a')
  await bench.page.keyboard.press('Control+c')
  await expect.poll(() => bench.live.innerText()).toBe('已复制 2 个控件')

  const { id } = await makeForm(field('input', '丙'))
  const tab = await bench.page.context().newPage()
  await tab.goto(designerOf(id))
  const other = await benchOf(tab, id)
  await other.canvas.focus()
  await tab.keyboard.press('Control+v')
  await expect.poll(() => other.live.innerText()).toBe('已插入 2 个控件')
  const { list } = await other.saved()
  expect(labels(list)).toEqual(['丙', '甲', '乙'])
  expect(list.map(({ model }) => model)).toEqual(['丙', 'first', 'second'])
  expect(list[1]?.rules).toEqual([{ required: true, message: '必填项' }])
})

test('a text that holds no field is not pasted', async () => {
  const bench = await openDesigner(people)
  await bench.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await bench.page.evaluate(() => navigator.clipboard.writeText('你好'))
  await bench.canvas.focus()
  await bench.page.keyboard.press('Control+v')
  await toast(bench.page, '剪贴板中没有可以粘贴的控件').waitFor()
})

test('two designers of the same fields in two tabs of the console do not meet', async () => {
  const list = [field('input', '甲'), field('input', '乙')]
  const forms = [await makeForm(...list), await makeForm(...list)]
  const page = await people.enter('admin', '/exception/queryFieldlist')
  // A tab of the console stays mounted while another one is shown.
  for (const { name } of forms) {
    await search(page, name)
    await rowOf(page, name).getByRole('button', { name: '设计', exact: true }).click()
    await page.locator('.fd').filter({ visible: true }).waitFor()
    if (name === forms[0]?.name) await page.goBack()
  }
  await expect.poll(() => page.locator('.fd').count()).toBe(2)
  const canvas = page.getByRole('tree', { name: '画布' })
  await canvas.focus()
  await page.keyboard.press('End')
  const active = await canvas.getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${active}"]`).count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('改名')
  await canvas.getByRole('treeitem', { name: /^改名, / }).waitFor()
})

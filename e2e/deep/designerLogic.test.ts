import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { field, openDesigner, words } from '../support/designer.ts'
import { settle } from '../support/everyPage.ts'
import { choose, dialog } from '../support/form.ts'

const people = useBrowser()

test('a field is shown by a condition, drawn as a row or typed as a formula, and checked while it is built', async () => {
  const bench = await openDesigner(people, [
    field('number', '天数', { model: 'days' }),
    field('input', '说明', { model: 'note' }),
  ])
  const { page, panel } = bench
  await bench.select('说明')
  await panel.getByRole('button', { name: '显示条件' }).click()
  const editor = dialog(page, '显示条件')
  const take = editor.getByRole('button', { name: words('确定') })
  const formula = editor.getByLabel('公式')
  await settle(page)
  // Nothing was entered yet, so there is no comparison without operands.
  expect(await editor.getByLabel('比较什么').count()).toBe(0)
  expect(await take.isDisabled()).toBe(true)
  await editor.getByRole('button', { name: '添加条件' }).click()
  expect(await take.isDisabled()).toBe(true)
  await editor.getByLabel('与什么比较').fill('3')
  await expect.poll(() => formula.inputValue()).toBe('天数 > 3')

  // The same by typing: an incomplete or invalid formula is reported and cannot be applied.
  await formula.fill('天数 > ')
  await editor.getByText('公式还没有写完').waitFor()
  expect(await take.isDisabled()).toBe(true)
  await formula.fill('天数 + 说明 > 5')
  await editor.getByText('此处需要数字，得到的是文本').waitFor()
  expect(await take.isDisabled()).toBe(true)
  await formula.fill('天数 >= 4')
  await expect.poll(() => editor.getByLabel('与什么比较').inputValue()).toBe('4')
  await take.click()
  await panel.getByText('天数 大于等于 4').waitFor()
  const { list } = await bench.saved()
  const days = { op: 'field', model: 'days' }
  expect(list[1]?.logic).toEqual({ visible: { op: 'ge', args: [days, { op: 'literal', value: 4 }] } })

  // The form applies the rule.
  await bench.tool('预览').click()
  const preview = dialog(page, '预览')
  await preview.getByLabel('天数').fill('5')
  await preview.getByLabel('说明').waitFor()
  await preview.getByLabel('天数').fill('1')
  await preview.getByLabel('说明').waitFor({ state: 'hidden' })
})

test('a computed value is a formula, with its fields and functions at hand', async () => {
  const bench = await openDesigner(people, [
    field('number', '数量', { model: 'qty' }),
    field('number', '单价', { model: 'price' }),
    field('number', '金额', { model: 'amount' }),
  ])
  const { page, panel } = bench
  await bench.select('金额')
  await panel.getByRole('button', { name: '计算公式' }).click()
  const editor = dialog(page, '计算公式')
  await settle(page)
  await choose(editor, '插入函数', '四舍五入')
  const formula = editor.getByLabel('公式')
  await expect.poll(() => formula.inputValue()).toBe('round()')
  await formula.pressSequentially('数量 * ')
  await choose(editor, '插入字段', '单价')
  await expect.poll(() => formula.inputValue()).toBe('round(数量 * 单价)')
  await formula.pressSequentially(', 2')
  await editor.getByRole('button', { name: words('确定') }).click()
  await bench.tool('预览').click()
  const preview = dialog(page, '预览')
  await preview.getByLabel('数量').fill('3')
  await preview.getByLabel('单价').fill('1.115')
  await expect.poll(() => preview.getByLabel('金额').inputValue()).toBe('3.35')
})

test('a round of conditions is told where it is drawn, and at the fields', async () => {
  const visible = (model: string) => ({
    visible: {
      op: 'eq',
      args: [
        { op: 'field', model },
        { op: 'literal', value: 'x' },
      ],
    },
  })
  const bench = await openDesigner(people, [
    field('input', '甲', { model: 'a', logic: { required: visible('b').visible } }),
    field('input', '乙', { model: 'b', logic: { visible: visible('c').visible } }),
    field('input', '丙', { model: 'c', logic: { value: { op: 'field', model: 'c' } } }),
  ])
  await bench.item('丙').locator('.fd-item-mark[data-level=error]').waitFor()
  expect(await bench.item('甲').locator('.fd-item-mark').count()).toBe(0)
  await bench.select('丙')
  await bench.panel.locator('.fd-problem').first().waitFor()
  await bench.page.getByRole('button', { name: '1 个问题' }).click()
  await bench.page.locator('.ant-popover').locator('.fd-problems li').first().waitFor()
})

test('problems stand at their fields, and a click puts right what can be', async () => {
  const same = { model: 'name' }
  const bench = await openDesigner(people, [
    field('input', '甲', same),
    field('input', '乙', same),
    field('input', '丙', {
      rules: [
        { required: false, message: '' },
        { pattern: '(?=a)b', message: '' },
      ],
    }),
  ])
  const mark = (label: string) => bench.item(label).locator('.fd-item-mark')
  await mark('乙').waitFor()
  await mark('丙').waitFor()
  await bench.select('乙')
  await bench.panel
    .getByRole('button', { name: words('修复') })
    .first()
    .click()
  await expect.poll(() => mark('乙').count()).toBe(0)
  const { list } = await bench.saved()
  expect(new Set(list.map(({ model }) => model)).size).toBe(3)
})

test('the JSON editor says by line what is wrong, leads there and fixes it', async () => {
  const bench = await openDesigner(people)
  const { page } = bench
  await bench.tool('导入').click()
  const form = dialog(page, 'JSON数据')
  const editor = form.getByRole('textbox', { name: 'JSON数据' })
  const text = {
    list: [
      { type: 'input', label: '甲', model: 'a', key: 'input_1' },
      { type: 'input', label: '乙', model: 'a', key: 'input_2' },
    ],
    config: { layout: 'horizontal' },
  }
  const json = JSON.stringify(text, null, 2)
  // A JavaScript object of plain data is imported, with a message; other code stops the import with the line of the
  // error.
  await editor.fill(json.replace('"config"', 'config'))
  await form.getByText('内容是 JavaScript 对象，已按数据读取，未执行任何代码').waitFor()
  await editor.fill(json.replace('"config":', '"config"'))
  await form.getByText('第16行第12列不是有效的 JSON').waitFor()
  await editor.fill(json)
  const problem = form.getByRole('list', { name: '问题' }).getByRole('listitem').first()
  await problem.getByText(/第 1\d? 行|第 \d 行/).waitFor()
  await form.locator('.cm-lintRange').first().waitFor()
  await problem.getByRole('button').first().click()
  expect(await editor.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await problem.getByRole('button', { name: words('修复') }).click()
  await form.getByText('没有发现问题').waitFor()
  await form.getByRole('button', { name: words('导入') }).click()
  const { list } = await bench.saved()
  expect(new Set(list.map(({ model }) => model)).size).toBe(2)
})

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { field, openDesigner, words } from '../support/designer.ts'
import { dialog } from '../support/form.ts'

const people = useBrowser()

/** Picks in a select of the rule editor: all of them have the same label, so it is told by its place. */
async function pick(box: Locator, text: string): Promise<void> {
  await box.click()
  await box.fill(text)
  const list = box.page().locator(`.ant-select-dropdown:has([id="${await box.getAttribute('id')}_list"])`)
  await list.locator('.ant-select-item-option').filter({ hasText: text }).first().click()
}

test('a field is shown by a condition on another one, which is checked while it is built', async () => {
  const bench = await openDesigner(people, [
    field('number', '天数', { model: 'days' }),
    field('input', '说明', { model: 'note' }),
  ])
  const { page, panel } = bench
  await bench.select('说明')
  await panel.getByRole('button', { name: '显示条件' }).click()
  const editor = dialog(page, '显示条件')
  const take = editor.getByRole('button', { name: words('确定') })
  const what = editor.getByRole('combobox', { name: '取值方式' })
  await pick(what.first(), '天数')
  await editor.getByRole('combobox', { name: '比较方式' }).click()
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: /^大于$/ })
    .filter({ visible: true })
    .click()
  // A number cannot be compared with a text.
  await pick(what.nth(1), '说明')
  await editor.locator('.fd-bad').first().waitFor()
  expect(await take.isDisabled()).toBe(true)
  await pick(what.nth(1), '固定值')
  await editor.getByRole('spinbutton').fill('3')
  await editor.getByText('天数 大于 3').waitFor()
  await take.click()
  await panel.getByText('天数 大于 3').waitFor()
  const { list } = await bench.saved()
  expect(list[1]?.logic).toEqual({
    visible: {
      op: 'and',
      args: [
        {
          op: 'gt',
          args: [
            { op: 'field', model: 'days' },
            { op: 'literal', value: 3 },
          ],
        },
      ],
    },
  })

  // The form follows it.
  await bench.tool('预览').click()
  const preview = dialog(page, '预览')
  await preview.getByLabel('天数').fill('5')
  await preview.getByLabel('说明').waitFor()
  await preview.getByLabel('天数').fill('1')
  await preview.getByLabel('说明').waitFor({ state: 'hidden' })
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
  await editor.fill(JSON.stringify(text, null, 2).replace('"config"', 'config'))
  await form.getByText('第 16 行').waitFor()
  await editor.fill(JSON.stringify(text, null, 2))
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

import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { type Bench, field, openDesigner } from '../support/designer.ts'
import { choose, dialog } from '../support/form.ts'

const people = useBrowser()

async function preview(bench: Bench) {
  await bench.tool('预览').click()
  const modal = dialog(bench.page, '预览')
  return { modal, take: modal.getByRole('button', { name: '获取数据' }), sheet: modal.locator('.fd-preview') }
}

const required = { rules: [{ required: true, message: '必填项' }] }

test('it is 850 wide, refuses in silence, and shows the data as JSON [F-1-02 F-2-07 F-2-17 F-2-18 F-3.1-06 F-4-13 F-9-01]', async () => {
  const bench = await openDesigner(people, [field('input', '姓名', { model: 'name', ...required })])
  const { modal, take, sheet } = await preview(bench)
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(850)
  await take.click()
  // Errors are shown in the form, without a further message.
  await sheet.getByText('必填项').waitFor()
  expect(await bench.page.locator('.ant-message-notice').count()).toBe(0)
  await modal.getByLabel('姓名').fill('杜思源')
  await take.click()
  const data = dialog(bench.page, 'JSON数据')
  await data.getByText('"杜思源"').waitFor()
  await data.getByRole('button', { name: '复制数据' }).waitFor()
})

test('phone and tablet widths; what was entered can be read and stands as it is printed', async () => {
  const bench = await openDesigner(people, [field('input', '姓名', { model: 'name' })])
  const { modal, sheet } = await preview(bench)
  await modal.getByLabel('姓名').fill('杜思源')
  for (const [name, width] of [
    ['手机 375', 375],
    ['平板 768', 768],
  ] as const) {
    await modal.getByText(name).click()
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(width)
  }
  await modal.getByText('查看', { exact: true }).click()
  await sheet.getByText('杜思源').waitFor()
  expect(await sheet.getByRole('textbox').count()).toBe(0)
  await modal.getByText('打印', { exact: true }).click()
  await sheet.getByText('杜思源').waitFor()
})

test('as a role: a field that is bound to an operation is barred for those who lack it', async () => {
  const operation = { id: 'queryForm', operation: 'add' }
  const bench = await openDesigner(people, [field('input', '备注', { model: 'note', options: { operation } })])
  const { modal } = await preview(bench)
  const input = modal.getByLabel('备注')
  await expect.poll(() => input.isDisabled()).toBe(false)
  await choose(modal, '以角色预览', '网点柜员')
  await expect.poll(() => input.isDisabled()).toBe(true)
  await input.hover({ force: true })
  await bench.page.getByText('无此权限').first().waitFor()
})

test('options of a source are the real ones', async () => {
  const options = { dynamic: true, dynamicKey: 'users', showSearch: true }
  const bench = await openDesigner(people, [field('select', '人员', { model: 'user', options })])
  const { modal } = await preview(bench)
  await choose(modal, '人员', '杜思源')
  await modal
    .getByText(/杜思源/)
    .filter({ visible: true })
    .first()
    .waitFor()
})

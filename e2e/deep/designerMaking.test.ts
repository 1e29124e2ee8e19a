import { expect, test } from 'vitest'
import { apiOf } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { benchOf, field, openDesigner } from '../support/designer.ts'
import { settle } from '../support/everyPage.ts'
import { choose, dialog, toast } from '../support/form.ts'

const people = useBrowser()
const newForm = '/exception/queryFieldlist/field'
const no = String(Date.now()).slice(-8)

test('a new form is drawn at once, named when it is saved, and published once nothing stands against it [C-2.7-08]', async () => {
  const admin = await apiOf('admin')
  const category = `设计${no}`
  await admin('CustomForm/SaveCategory', { category_name: category })
  const page = await people.enter('admin', newForm)
  const bench = await benchOf(page, 0)
  const { panel, canvas } = bench
  await page.getByRole('heading', { level: 1, name: '未命名的表单' }).waitFor()
  await bench.palette('输入框').click()
  await panel.getByLabel('标题', { exact: true }).fill('去向')
  await bench.palette('级联选择器').click()

  // The source of its options is missing: publishing reports it and links to it.
  await canvas.focus()
  await page.keyboard.press('Escape')
  await panel.getByText('未选择控件').waitFor()
  await bench.tool('发布').click()
  const obstacles = page.getByRole('tooltip').filter({ hasText: '发布前要解决 1 个问题' })
  await settle(page)
  await obstacles.getByRole('button', { name: '级联选择器：还没有选择选项来源' }).click()
  await expect.poll(bench.chosen).toEqual(['级联选择器'])
  await panel.getByRole('button', { name: '逐个填写选项' }).click()

  // Publishing requires saving, and saving requires a name. Canceling returns to the designer.
  await bench.tool('发布').click()
  const naming = dialog(page, '新建自定义表单')
  await naming.getByRole('button', { name: /取\s*消/ }).click()
  await naming.waitFor({ state: 'hidden' })
  await page.getByRole('status').filter({ hasText: '有未保存的修改' }).waitFor()
  await bench.tool('发布').click()
  const name = `外出${no}`
  await naming.getByLabel('表单名称').fill(name)
  await choose(naming, '分类', category)
  await naming.getByRole('button', { name: /保\s*存/ }).click()
  const publish = dialog(page, `发布“${name}”`)
  await settle(page)
  await publish.getByRole('button', { name: /发\s*布/ }).click()
  await toast(page, '已发布 V1').waitFor()
  await publish.waitFor({ state: 'hidden' })
  const id = Number(new URL(page.url()).searchParams.get('id'))
  const savedForm = await admin<{ status: number; document: string }>('CustomForm/Get', { id })
  expect(savedForm.status).toBe(1)
  expect((JSON.parse(savedForm.document) as { list: unknown[] }).list).toHaveLength(2)

  // The same designer continues.
  await bench.palette('开关').click()
  const { list } = await (await benchOf(page, id)).saved()
  expect(list.map(({ type }) => type)).toEqual(['input', 'cascader', 'switch'])
})

test('a list asks where its options come from, by names and with a look at the values', async () => {
  const bench = await openDesigner(people)
  const { panel } = bench
  await bench.palette('树选择器').click()
  await panel.getByText('选项从哪里来？').waitFor()
  await bench.item('树选择器').getByText('请选择选项来源').waitFor()
  // It is a warning, not an error.
  expect(await bench.item('树选择器').locator('.fd-item-mark').getAttribute('data-level')).toBe('question')
  expect(await panel.locator('.ant-alert-error').count()).toBe(0)

  // A new dictionary field has no dictionary yet.
  await bench.palette('字典').click()
  await panel.getByText('选项从哪里来？').waitFor()
  await choose(panel, '选项来源', '箱包类型')
  await panel
    .getByRole('status')
    .filter({ hasText: /共 \d+ 项|\d+ 项$/ })
    .waitFor()
  await bench.item('字典').getByText('选项来自“').waitFor()
  expect(await panel.getByText('box_type').count()).toBe(0)
  const { list } = await bench.saved()
  expect(list.map(({ options }) => options?.dynamicKey)).toEqual(['', 'dict.box_type'])
})

test.each([
  [1440, 800],
  [1366, 720],
])(
  'of %i px the canvas has at least %i, and all but two rails of it when the panels are folded',
  async (width, least) => {
    const bench = await openDesigner(people, [field('input', '甲')], { width, height: 900 })
    await bench.select('甲')
    const canvas = bench.page.locator('.fd-canvas')
    const room = async () => (await canvas.boundingBox())?.width ?? 0
    await expect.poll(room).toBeGreaterThanOrEqual(least)
    await bench.page.getByRole('button', { name: '收起控件' }).click()
    await bench.page.getByRole('button', { name: '收起属性' }).click()
    await expect.poll(room).toBeGreaterThanOrEqual(least + 300)
    // Restored after reloading; the keyboard opens the properties.
    await bench.page.reload()
    const again = await benchOf(bench.page, bench.id)
    await expect.poll(room).toBeGreaterThanOrEqual(least + 300)
    await again.select('甲')
    await bench.page.keyboard.press('Enter')
    await again.panel.getByLabel('标题', { exact: true }).waitFor()
    await again.panel.getByRole('button', { name: '收起属性' }).waitFor()
  },
)

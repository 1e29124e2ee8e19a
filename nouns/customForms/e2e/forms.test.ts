import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiOf } from '../../../e2e/support/api.ts'
import { useBrowser } from '../../../e2e/support/browser.ts'
import { open, settle } from '../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf, search, toast } from '../../../e2e/support/form.ts'

const people = useBrowser()
const forms = '/exception/queryFieldlist'
const fill = `${forms}/fill`
// A second run on the same data must not find the forms of the first run.
const no = String(Date.now()).slice(-8)
const category = `人事${no}`
const name = `外出登记${no}`

/** Fills in the properties of the field that was added last: its label, its model, and that it is required. */
async function describe(page: Page, label: string, model: string): Promise<void> {
  const panel = page.locator('.fd-properties')
  // The panel is updated after the canvas: for a moment it shows the properties of the previous field.
  await panel.locator('[aria-busy=false]').waitFor()
  await panel.getByLabel('标题', { exact: true }).fill(label)
  const key = panel.getByLabel('数据字段', { exact: true })
  await key.fill(model)
  await key.press('Enter')
  await panel.getByRole('switch', { name: '必填' }).click()
}

/** Designs a form of two fields: one from the palette, one with the keyboard only. */
async function compose(page: Page): Promise<void> {
  await page.locator('.fd-palette-item').filter({ hasText: '输入框' }).first().click()
  await describe(page, '去向', 'place')
  const canvas = page.getByRole('tree', { name: '画布' })
  await canvas.focus()
  await page.keyboard.press('/')
  await page.getByPlaceholder('输入控件名称').fill('数字输入框')
  await page.keyboard.press('Enter')
  await canvas.getByText('数字输入框').waitFor()
  await describe(page, '时长', 'hours')
  await page.locator('.fd-properties').getByLabel('最大值', { exact: true }).fill('8')
  // The message of the form's own drawer may still be visible, so the test waits for the response of this save.
  const saved = page.waitForResponse('**/api/CustomForm/Save')
  await page.getByRole('toolbar').getByRole('button', { name: '保存' }).click()
  expect((await saved).status()).toBe(200)
}

type Filing = { id: number; version_id: number }

/** The errors that the server returns for data, by path. */
const refusal = async (form: Filing, data: object): Promise<{ path: string; message: string }[]> => {
  const teller = await apiOf('outlet_teller')
  const answer = await teller('CustomForm/Submit', { form_id: form.id, version_id: form.version_id, data }).then(
    () => '[]',
    ({ message }: Error) => message.slice(message.indexOf('[')),
  )
  return JSON.parse(answer) as { path: string; message: string }[]
}

test('a form is drawn, published, filled in on a phone, and judged by the server with the same rules [C-1-09 C-2.7-08 F-1-01 F-1-05 F-2-01 F-2-06 F-7-05]', async () => {
  const admin = await apiOf('admin')
  const categories = await admin<{ category_name: string }[]>('CustomForm/GetCategoryList', {})
  // When the test is repeated, the category exists.
  if (!categories.some(({ category_name }) => category_name === category))
    await admin('CustomForm/SaveCategory', { category_name: category })

  const page = await people.signedIn('admin')
  await open(page, forms)
  // An empty list has a second such button.
  await page.getByRole('button', { name: '新增', exact: true }).first().click()
  const form = dialog(page, '新建自定义表单')
  await form.getByLabel('表单名称').fill(name)
  await choose(form, '分类', category)
  await form.getByRole('button', { name: '保存并设计' }).click()
  await page.waitForURL('**/queryFieldlist/field?id=*')
  const id = Number(new URL(page.url()).searchParams.get('id'))
  await page.locator('.fd').waitFor()
  await compose(page)

  await open(page, forms)
  await search(page, name)
  await act(page, name, '发布')
  const publish = dialog(page, `发布“${name}”`)
  await publish.getByLabel('版本说明').fill('首次发布')
  await publish.getByRole('button', { name: /发\s*布/ }).click()
  await toast(page, '已发布 V1').waitFor()
  await rowOf(page, name).getByText('已发布').waitFor()

  const phone = await people.enter('outlet_teller', `${fill}?id=${id}`, { width: 360, height: 760 })
  const sheet = phone.getByRole('region', { name })
  const submit = sheet.getByRole('button', { name: /提\s*交/ })
  await submit.click()
  await sheet.getByText('必填项').first().waitFor()
  const shown = await sheet.locator('.sf-error').allInnerTexts()
  const { version_id } = await (await apiOf('outlet_teller'))<Filing>('CustomForm/GetFill', { id })
  // Same rule as on the page: a number must not begin with 0.
  const errors = await refusal({ id, version_id }, { hours: 0 })
  expect(errors.map(({ path }) => path)).toEqual(['data.place'])
  expect(errors.map(({ message }) => message)).toEqual(shown.map((text) => text.trim()))
  // The same rule for a value: above the maximum.
  const beyond = await refusal({ id, version_id }, { place: '人民银行', hours: 80 })
  expect(beyond.map(({ path }) => path)).toEqual(['data.hours'])

  await sheet.getByLabel('去向').fill('人民银行')
  await sheet.getByLabel('时长').fill('2')
  await submit.click()
  await phone.getByText('已提交').waitFor()
  await phone.getByRole('button', { name: '我的填报' }).click()
  await phone.locator('.reg-card').filter({ hasText: '人民银行' }).first().getByRole('button').first().click()
  await dialog(phone, name).getByText('人民银行').waitFor()
})

test('two versions are compared in words, and an earlier one comes back as the draft', async () => {
  const admin = await apiOf('admin')
  const [kind] = await admin<{ id: number; category_name: string }[]>('CustomForm/GetCategoryList', {})
  const draft = (max: number) =>
    JSON.stringify({
      list: [{ type: 'number', label: '时长', model: 'hours', key: 'number_1', options: { max } }],
      config: { layout: 'horizontal' },
    })
  const compared = `加班登记${no}`
  const meta = { form_name: compared, category_id: kind?.id }
  type Seen = { id: number; version: number }
  const save = (document: string, seen: Partial<Seen> = {}) => admin('CustomForm/Save', { ...seen, ...meta, document })
  const publish = ({ id, version }: Seen, note: string | null = null) =>
    admin('CustomForm/Publish', { id, version, note })
  const { id, version } = await publish(await save(draft(8)))
  await publish(await save(draft(12), { id, version }), '放宽时长')

  const page = await people.signedIn('admin')
  await open(page, `${forms}?id=${id}`)
  const detail = dialog(page, new RegExp(compared))
  await detail.getByText('放宽时长').waitFor()
  await detail.getByText(/“时长”的最大值由“8”改为“12”/).waitFor()
  const old = detail.locator('.versions-list li').filter({ hasText: 'V1' })
  await old.getByRole('button', { name: '查看' }).click()
  await dialog(page, `${compared} · V1`).getByLabel('时长').waitFor()
  await page.keyboard.press('Escape')
  await settle(page)
  await old.getByRole('button', { name: '恢复' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await toast(page, '草稿已恢复').waitFor()
  await detail.getByText('草稿有改动').waitFor()
  // The history uses the labels of the form's fields.
  await detail.getByRole('button', { name: '变更记录' }).click()
  await detail.getByText('表单名称').waitFor()
})

import { beforeAll, expect, test } from 'vitest'
import { apiOf } from '../support/api.ts'
import { approval, type FlowOf, publishFlow, userOf } from '../support/approval.ts'
import { useBrowser } from '../support/browser.ts'
import { documentOf, dropped, formsPage, must } from '../support/customForm.ts'
import { open, settle } from '../support/everyPage.ts'
import { act, dialog, rowOf, search, toast } from '../support/form.ts'
import { violations } from '../support/violations.ts'

const people = useBrowser()
const title = dropped('input', 'title', {}, { label: '标题', ...must() })
const cost = dropped('number', 'cost', {}, { label: '费用' })

let flow: FlowOf
beforeAll(async () => {
  const leader = await userOf('outlet_leader')
  flow = await publishFlow('用途', [title, cost], [approval('n1', '审核', [leader.id], { fields: { cost: 'write' } })])
})

test('a field that a flow uses is missed where the form is drawn and published; disabling it takes its flow along, and says so', async () => {
  const admin = await apiOf('admin')
  const [form] = await admin<{ id: number }[]>('CustomForm/GetPageList', { keywords: flow.name })
  const id = form?.id ?? 0
  const page = await people.enter('admin', `${formsPage}/field?id=${id}`)
  await page.locator('.fd').waitFor()
  await page.getByText('费用', { exact: true }).first().click()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+s')
  await toast(page, '保存成功').waitFor()
  const lost = page.getByRole('alert').filter({ hasText: '仍被审批流使用' })
  await expect.poll(() => lost.innerText()).toContain('费用：用于字段权限（审核）')
  await settle(page)
  expect(await violations(page)).toEqual([])

  await open(page, formsPage)
  await search(page, flow.name)
  await act(page, flow.name, '发布')
  const publish = dialog(page, `发布“${flow.name}”`)
  await publish.getByText('费用：用于字段权限（审核）').waitFor()
  await settle(page)
  await publish.getByRole('link', { name: flow.name }).click()
  await page.waitForURL('**/systemExamineList/flow?id=*')
  await page.locator('[data-card]').first().waitFor()

  await open(page, formsPage)
  await search(page, flow.name)
  await act(page, flow.name, '停用')
  const ask = dialog(page, `确认要停用“${flow.name}”吗？`)
  await ask.getByText('也不能再发起').waitFor()
  await ask.getByRole('link', { name: flow.name }).waitFor()
  await ask.getByRole('button', { name: /确\s*定/ }).click()
  await rowOf(page, flow.name).getByText('已停用').waitFor()
  await open(page, '/exception/systemExamineList')
  await search(page, flow.name)
  await rowOf(page, flow.name).getByText('表单已停用').waitFor()
  const teller = await people.enter('outlet_teller', '/form/basic?tab=new')
  await teller.getByRole('main').getByRole('button').first().waitFor()
  await settle(teller)
  expect(await teller.getByRole('button', { name: flow.name }).count()).toBe(0)
})

test('what stands against publishing from the list leads into the designer, to its field', async () => {
  const admin = await apiOf('admin')
  const old = await admin<{ category_id: number }[]>('CustomForm/GetPageList', { keywords: '' })
  const name = '有问题的表单'
  const wrong = dropped('select', 'kind', { dynamic: true, dynamicKey: 'nowhere' }, { label: '类别' })
  const document = documentOf([title, wrong])
  await admin('CustomForm/Save', { form_name: name, category_id: old[0]?.category_id, document })
  const page = await people.enter('admin', formsPage)
  await search(page, name)
  await act(page, name, '发布')
  await dialog(page, `发布“${name}”`).getByRole('button', { name: '类别' }).click()
  await page.waitForURL(/\/field\?id=\d+&at=/)
  const chosen = page.locator('.fd-properties').getByLabel('数据字段', { exact: true })
  await expect.poll(() => chosen.inputValue()).toBe('kind')

  // The page of the form itself shows it too.
  await page.goto(formsPage)
  await search(page, name)
  await rowOf(page, name).getByRole('button', { name }).first().click()
  const record = dialog(page, name)
  await record.getByText('草稿中的问题（1）').waitFor()
  await settle(page)
  await record.getByRole('button', { name: '类别' }).click()
  await page.waitForURL(/\/field\?id=\d+&at=/)
  await expect.poll(() => chosen.inputValue()).toBe('kind')
})

test('a form that only a drafted flow uses is not deleted: the flow is named, with a way to it', async () => {
  const admin = await apiOf('admin')
  const old = await admin<{ category_id: number; definition: object }>('OaFlow/Get', { id: flow.id })
  const [like] = await admin<{ category_id: number }[]>('CustomForm/GetPageList', { keywords: flow.name })
  const name = `未发布${flow.name}`
  const body = { form_name: name, category_id: like?.category_id, document: documentOf([title]) }
  const form = await admin('CustomForm/Save', body)
  const drafted = { flow_name: name, category_id: old.category_id, form_id: form.id, definition: old.definition }
  await admin('OaFlow/Save', drafted)
  const page = await people.enter('admin', formsPage)
  await search(page, name)
  await act(page, name, '删除')
  const refusalDialog = dialog(page, `“${name}”正在被审批流使用，不能删除`)
  await refusalDialog.getByRole('link', { name }).waitFor()
  await refusalDialog.getByRole('button').click()
  await rowOf(page, name).waitFor()
})

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { apiOf } from '../../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../../e2e/support/browser.ts'
import { documentOf, dropped, formsPage, must, publishForm, run } from '../../../../../e2e/support/customForm.ts'
import { open, settle } from '../../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf, search } from '../../../../../e2e/support/form.ts'

const people = useBrowser()
const category = `档案${run}`
const leave = readFileSync(new URL('../../../../../packages/forms/fixtures/leave.json', import.meta.url))

let page: Page
beforeAll(async () => {
  page = await people.enter('admin')
})

const confirm = (words: string) =>
  dialog(page, words)
    .getByRole('button', { name: /确\s*定/ })
    .click()

test('a category is made, renamed, switched off and deleted', async () => {
  await open(page, formsPage)
  await page.getByRole('button', { name: '分类管理' }).click()
  const drawer = dialog(page, '分类管理')
  await drawer.getByRole('button', { name: '新增分类' }).click()
  const form = dialog(page, '新增分类')
  await form.getByLabel('分类名称').fill(`${category}旧`)
  await form.getByRole('button', { name: /保\s*存/ }).click()
  await drawer
    .getByRole('row', { name: `${category}旧` })
    .getByRole('button', { name: '编辑' })
    .click()
  const edit = dialog(page, '编辑分类')
  await edit.getByLabel('分类名称').fill(category)
  await edit.getByRole('button', { name: /保\s*存/ }).click()
  const row = drawer.getByRole('row').filter({ hasText: category })
  await expect.poll(() => row.innerText()).not.toContain('旧')
  await row.getByRole('button', { name: '删除' }).click()
  await confirm(`确认要删除“${category}”吗？`)
  await row.waitFor({ state: 'detached' })
})

test('a document of a file becomes a draft, byte by byte, and goes out again as it came [F-7-05]', async () => {
  const admin = await apiOf('admin')
  await admin('CustomForm/SaveCategory', { category_name: category })
  await open(page, formsPage)
  await page.getByRole('button', { name: '导入' }).click()
  const form = dialog(page, '导入表单')
  await form.getByLabel('表单名称').fill(`导入${run}`)
  await choose(form, '分类', category)
  // First a file that is not a form.
  const wrong = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"list": 5}') }
  await form.locator('input[type="file"]').setInputFiles([wrong])
  await form.getByText('x.json').waitFor()
  await form.getByRole('button', { name: /导\s*入/ }).click()
  await form.getByText('缺少 config').waitFor()
  await form.locator('input[type="file"]').setInputFiles([{ ...wrong, name: 'leave.json', buffer: leave }])
  await form.getByText('leave.json').waitFor()
  await form.getByRole('button', { name: /导\s*入/ }).click()
  await form.waitFor({ state: 'detached' })
  await search(page, `导入${run}`)
  await rowOf(page, `导入${run}`).first().waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), act(page, `导入${run}`, '导出')])
  expect(download.suggestedFilename()).toBe(`导入${run}.json`)
  expect(readFileSync(await download.path()).equals(leave)).toBe(true)
})

test('a form is copied, and what was never published is deleted', async () => {
  await open(page, `${formsPage}?keywords=${encodeURIComponent(`导入${run}`)}`)
  await act(page, `导入${run}`, '复制')
  const form = dialog(page, `复制“导入${run}”`)
  expect(await form.getByLabel('表单名称').inputValue()).toBe(`导入${run} 副本`)
  await form.getByRole('button', { name: /保\s*存/ }).click()
  await form.waitFor({ state: 'detached' })
  await rowOf(page, `导入${run} 副本`).waitFor()
  await act(page, `导入${run} 副本`, '删除')
  await confirm(`确认要删除“导入${run} 副本”吗？`)
  await rowOf(page, `导入${run} 副本`).waitFor({ state: 'detached' })
})

test('a form is switched off and on again; while it is off nobody fills it in', async () => {
  const form = await publishForm('停用', [dropped('input', '标题', {}, must())])
  await open(page, `${formsPage}?keywords=${encodeURIComponent(form.name)}`)
  await act(page, form.name, '停用')
  await confirm(`确认要停用“${form.name}”吗？`)
  await rowOf(page, form.name).getByText('已停用').waitFor()
  const teller = await people.enter('outlet_teller', `${formsPage}/fill?id=${form.id}`)
  await teller.getByText('表单未发布或已停用，不能填写').waitFor()
  await act(page, form.name, '启用')
  await confirm(`确认要启用“${form.name}”吗？`)
  await rowOf(page, form.name).getByText('已发布').waitFor()
  await teller.reload()
  await teller.getByLabel('标题').waitFor()
})

test('a version is looked at only; a copy of it is a new draft, and its file is of that version', async () => {
  const admin = await apiOf('admin')
  const button = dropped('button', '交上去', { handle: 'submit' })
  const tabs = [
    { value: '1', label: '甲页', list: [dropped('input', '一')] },
    { value: '2', label: '乙页', list: [dropped('uploadFile', '二')] },
  ]
  const form = await publishForm('版本', [
    dropped('input', '标题', {}, must()),
    dropped('tabs', '页', {}, { columns: tabs }),
    button,
  ])
  const { version, ...meta } = await admin<{ version: number; category_id: number }>('CustomForm/Get', { id: form.id })
  const later = documentOf([dropped('input', '题目', {}, { ...must(), model: '标题', key: 'input_x' })])
  const saved = await admin('CustomForm/Save', {
    id: form.id,
    version,
    form_name: form.name,
    category_id: meta.category_id,
    document: later,
  })
  await admin('CustomForm/Publish', { id: form.id, version: saved.version, note: '改名' })

  await open(page, `${formsPage}?id=${form.id}`)
  const detail = dialog(page, new RegExp(form.name))
  const first = detail.locator('.versions-list li').filter({ hasText: 'V1' })
  await first.getByRole('button', { name: '查看' }).click()
  const view = dialog(page, `${form.name} · V1`)
  await view.getByText('只供查看').waitFor()
  expect(await view.getByLabel('标题').isDisabled()).toBe(true)
  expect(await view.getByRole('button', { name: '交上去' }).isDisabled()).toBe(true)
  await view.getByRole('tab', { name: '乙页' }).click()
  expect(await view.locator('input[type="file"]').isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'detached' })

  await first.getByRole('button', { name: '更多' }).click()
  await settle(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '导出' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${form.name}_v1.json`)
  expect(readFileSync(await download.path(), 'utf8')).toContain('"甲页"')
  await first.getByRole('button', { name: '更多' }).click()
  await settle(page)
  await page.getByRole('menuitem', { name: '复制' }).click()
  const copy = dialog(page, new RegExp(`由“${form.name}”V1 新建`))
  await copy.getByLabel('表单名称').fill(`${form.name}再版`)
  await copy.getByRole('button', { name: /保\s*存/ }).click()
  await copy.waitFor({ state: 'detached' })
  const [copiedForm] = await admin<{ id: number }[]>('CustomForm/GetPageList', { keywords: `${form.name}再版` })
  expect((await admin<{ document: string }>('CustomForm/Get', { id: copiedForm?.id })).document).toContain('"甲页"')
})

test('somebody without the right sees neither list nor designer', async () => {
  const teller = await people.enter('outlet_teller', formsPage)
  await teller.getByText('没有访问权限').waitFor()
  await open(teller, `${formsPage}/field?id=1`)
  await teller.getByText('没有访问权限').waitFor()
})

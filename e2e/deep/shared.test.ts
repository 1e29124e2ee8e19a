import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOf, type Call } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { dropped, formsPage, publishForm, run } from '../support/customForm.ts'
import { open, settle } from '../support/everyPage.ts'
import { act, dialog, rowOf, search, toast } from '../support/form.ts'
import { misfits } from '../support/misfits.ts'
import { pixel } from '../support/photo.ts'
import { violations } from '../support/violations.ts'

const people = useBrowser()
const accounts = '/exception/user'
const dictionaries = '/exception/dict/List'

let admin: Call
beforeAll(async () => {
  admin = await apiOf('admin')
})
type Parameter = { key: string; version: number | null }
const atOnce = async () => {
  const all = await admin<Parameter[]>('Setting/GetList', {})
  return all.find(({ key }) => key === 'export.at_once')?.version ?? undefined
}
/** So that exports are downloaded directly again. */
const forgetAtOnce = async () => {
  await admin('Setting/Delete', { key: 'export.at_once', version: await atOnce() }).catch(() => undefined)
}
afterAll(forgetAtOnce)

test('many rows are exported in the background; the console says when they are there [C-7.2-34]', async () => {
  await admin('Setting/Save', { key: 'export.at_once', value: 0, version: await atOnce() })
  const page = await people.signedIn('admin')
  await open(page, accounts)
  await page.getByRole('button', { name: '导出' }).click()
  const form = dialog(page, '导出 Excel')
  await form.getByLabel('敏感信息以明文导出').check()
  await form.getByLabel('导出明文的原因').fill('通讯录核对')
  await settle(page)
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: '导出' }).click()
  await page.getByText('已开始在后台导出').waitFor()
  await page.getByText('有一个导出已结束').waitFor()
  await page.getByRole('button', { name: '查看' }).click()
  const centre = dialog(page, '下载中心')
  const first = centre.getByRole('listitem').first()
  await first.getByText('可下载', { exact: true }).waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  const coming = page.waitForEvent('download')
  await first.getByRole('button', { name: '下载' }).click()
  expect((await coming).suggestedFilename()).toMatch(/^账号清单_.+_\d{14}\.xlsx$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page)
  expect(await misfits(page)).toEqual([])
})

test('a view keeps query, order and columns, is shared with a unit and can be what a list opens with', async () => {
  const name = `在用${run}`
  const page = await people.signedIn('admin')
  await open(page, accounts)
  await search(page, 'outlet_')
  await page.getByText('共 3 条').waitFor()
  await page.getByRole('columnheader', { name: '登录账号' }).click()
  await page.waitForURL('**sort_field=username**')
  await page.getByRole('button', { name: '常用筛选' }).click()
  const panel = page.getByRole('region', { name: '常用筛选' })
  await panel.getByLabel('筛选名称').fill(name)
  await panel.getByLabel('共享给').click()
  await page.locator('.ant-select-item-option').filter({ hasText: '本机构及下级' }).click()
  await panel.getByRole('button', { name: '保存当前条件' }).click()
  await panel.getByRole('button', { name: `默认使用“${name}”` }).click()
  await panel.locator('[aria-pressed=true]').waitFor()
  await page.mouse.move(0, 0)
  await settle(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')

  const next = await people.signedIn('admin')
  await open(next, accounts)
  await next.waitForURL('**keywords=outlet_**sort_field=username**')
  await next.getByText('共 3 条').waitFor()

  // Users of units below it have it as well, also on a phone.
  const other = await people.signedIn('sys_admin', { width: 360, height: 740 })
  await open(other, accounts)
  await other.getByRole('button', { name: '常用筛选' }).click()
  await other.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await other.waitForURL('**keywords=outlet_**sort_field=username**')
  await other.getByRole('button', { name: '列设置' }).click()
  const columns = other.getByRole('region', { name: '列设置' })
  await columns.getByText('邮箱', { exact: true }).click()
  await other.locator('.reg-card').first().getByText('邮箱').waitFor()
  expect(await misfits(other)).toEqual([])
  await columns.getByRole('button', { name: '重置' }).click()

  await next.getByRole('button', { name }).click()
  await next.getByRole('button', { name: `删除“${name}”` }).click()
  await next.getByRole('button', { name: /确\s*定/ }).click()
  await next.getByRole('button', { name: '常用筛选' }).waitFor()
})

test('a record tells who changed what, and what was deleted comes back', async () => {
  const dict_code = `shared_${run}`
  const type = await admin('Dict/SaveType', { dict_code, dict_name: '旧名称' })
  await admin('Dict/SaveType', { ...type, dict_code, dict_name: '新名称' })
  const page = await people.enter('admin', `${dictionaries}?keywords=${dict_code}`)
  await rowOf(page, dict_code).getByRole('button', { name: '字典值' }).click()
  const values = dialog(page, new RegExp(dict_code))
  await values.getByRole('button', { name: '变更记录' }).click()
  await values.getByRole('deletion').filter({ hasText: '旧名称' }).waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await values
    .getByRole('button', { name: /关\s*闭|Close/ })
    .first()
    .click()
  await values.waitFor({ state: 'detached' })

  await act(page, dict_code, '删除')
  await page.getByRole('button', { name: /确\s*定/ }).click()
  await toast(page, '删除成功').waitFor()
  await page.getByRole('button', { name: '回收站' }).click()
  const bin = dialog(page, '回收站')
  await bin.getByRole('button', { name: new RegExp(`^恢复 .*${dict_code}`) }).click()
  await page.getByRole('button', { name: /确\s*定/ }).click()
  await toast(page, '恢复成功').waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await rowOf(page, dict_code).waitFor()
})

test('chosen rows are exported alone, and a deleted notice comes back with its history', async () => {
  await forgetAtOnce()
  // Another title for each attempt.
  const title = `回收${Date.now() % 100_000_000}`
  const savedNotice = await admin<{ id: number; version: number }>('Notice/SaveNotice', {
    title,
    type: 0,
    content: '<p>内容</p>',
  })
  await admin('Notice/DeleteNotice', { id: savedNotice.id, version: savedNotice.version })
  const page = await people.enter('admin', '/exception/notice/List')
  await page.getByRole('button', { name: '回收站' }).click()
  const bin = dialog(page, '回收站')
  await bin.getByRole('button', { name: `恢复 ${title}` }).click()
  await page.getByRole('button', { name: /确\s*定/ }).click()
  await toast(page, '恢复成功').waitFor()
  // A dialog that is still closing would handle the key.
  await settle(page)
  await page.keyboard.press('Escape')
  await bin.waitFor({ state: 'detached' })
  await search(page, title)
  await rowOf(page, title).getByRole('button', { name: title }).click()
  const detail = dialog(page, /草稿/)
  await detail.getByRole('tab', { name: '操作记录' }).click()
  await detail.getByText('已删除').first().waitFor()

  const keys = await people.enter('admin', '/form/daily/taskdaily/Handover?all=1')
  await keys.locator('.ant-table-row').getByRole('checkbox').first().check()
  await keys.getByRole('button', { name: '导出' }).click()
  const form = dialog(keys, '导出 Excel')
  expect(await form.getByLabel('选中（1 条）').isChecked()).toBe(true)
  await form.getByLabel(/^当前页/).waitFor()
  await settle(keys)
  expect(await violations(keys)).toEqual([])
  const coming = keys.waitForEvent('download')
  await form.getByRole('button', { name: '导出' }).click()
  expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/)
})

test('pictures and PDFs of a record are looked at in the page', async () => {
  const form = await publishForm('附件', [dropped('uploadFile', '资料')])
  const teller = await apiOf('outlet_teller')
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n').toString(
    'base64',
  )
  const sent = async (name: string, content: string) => {
    const { url } = await teller<{ url: string }>('Common/UploadByString', { name, content })
    return { type: 'file', name, status: 'done', uid: url, url }
  }
  const data = { 资料: [await sent('现场.png', pixel.toString('base64')), await sent('报告.pdf', pdf)] }
  const { id } = await teller('CustomForm/Submit', { form_id: form.id, version_id: form.version_id, data })
  const page = await people.enter('admin', `${formsPage}?tab=submissions&keywords=${form.name}`)
  await rowOf(page, form.name).first().getByRole('button').first().click()
  const detail = dialog(page, new RegExp(form.name))
  await detail.getByRole('button', { name: '预览“现场.png”' }).click()
  const picture = dialog(page, '现场.png')
  await picture.getByRole('img', { name: '现场.png' }).waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await picture.getByRole('button', { name: '下一条' }).click()
  const file = await page.locator('.ui-preview iframe').getAttribute('src')
  const answer = await page.request.get(String(file))
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(answer.headers()['x-frame-options']).toBe('SAMEORIGIN')
  expect(id).toBeGreaterThan(0)
})

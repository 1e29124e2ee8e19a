import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { handovers } from '../support/addresses.ts'
import { apiOf } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { open, settle } from '../support/everyPage.ts'
import { dialog, rowOf, search, toast } from '../support/form.ts'
import { menuTexts, openByMenu } from '../support/menu.ts'
import { useOutlet } from '../support/outlet.ts'

const people = useBrowser()
const outlet = useOutlet()
const accounts = '/exception/user'

const columnTitles = async (page: Page) => {
  const titles = await page.getByRole('columnheader').allInnerTexts()
  return titles.map((title) => title.trim()).filter(Boolean)
}

test('a label that the dictionary changes is what the lists show [C-2.7-11]', async () => {
  const { bill_no } = await outlet.handover(await outlet.key('信箱钥匙'), { handover_type: 5 })
  const label = `归还钥匙${Date.now() % 1000}`
  const page = await people.signedIn('admin')
  await page.goto('/exception/dict/List?keywords=key_handover_type')
  await rowOf(page, 'key_handover_type').getByRole('button', { name: '字典值' }).click()
  const values = dialog(page, /key_handover_type/)
  await values.getByRole('row').filter({ hasText: /^5/ }).getByRole('button', { name: '编辑' }).click()
  const form = dialog(page, '编辑字典值')
  expect(await form.getByLabel('值', { exact: true }).isDisabled()).toBe(true)
  await form.getByLabel('标签（简体）').fill(label)
  await form.getByRole('button', { name: '保存' }).click()
  await toast(page, '保存成功').waitFor()
  await values.getByText(label).waitFor()

  const safety = await people.enter('outlet_safety', `${handovers}?keywords=${bill_no}`)
  await rowOf(safety, bill_no).getByText(label).waitFor()
})

test('the query of a list lives in its address [C-2.7-04]', async () => {
  const page = await people.signedIn('admin')
  await open(page, accounts)
  const first = page.getByRole('row').nth(1)
  const admin = await apiOf('admin')
  const all = await admin<{ username: string }[]>('User/GetByPage', { pagesize: 50 })
  await expect.poll(() => first.innerText()).toContain(all[0]?.username)
  await page.getByRole('listitem', { name: '2' }).click()
  await page.waitForURL('**/exception/user?page=2')
  await expect.poll(() => first.innerText()).toContain(all[20]?.username)
  await settle(page)
  const shown = await first.innerText()
  await page.reload()
  await expect.poll(() => first.innerText()).toBe(shown)

  await page.getByLabel('关键字').fill('outlet_')
  await page.getByLabel('关键字').press('Enter')
  await page.waitForURL('**/exception/user?keywords=outlet_')
  await page.getByText('共 3 条').waitFor()
  await page.getByRole('columnheader', { name: '登录账号' }).click()
  await page.waitForURL('**sort_field=username**')
  await page.reload()
  await page.getByText('共 3 条').waitFor()
  expect(await page.getByLabel('关键字').inputValue()).toBe('outlet_')
  expect(await page.getByRole('columnheader', { name: '登录账号' }).getAttribute('aria-sort')).toBe('ascending')

  await search(page, 'x')
  await page.getByText('关键字至少 2 个字符').waitFor()
  await search(page, 'nobody at all')
  await page.getByText('没有符合条件的数据').waitFor()
  await page.getByRole('button', { name: '重置' }).first().click()
  await page.waitForURL(/\/exception\/user(\?sort_.*)?$/)
  expect(await page.getByLabel('关键字').inputValue()).toBe('')
})

test('columns stay as a person set them, in every browser of theirs', async () => {
  const page = await people.signedIn('admin')
  await open(page, accounts)
  const saved = () => page.waitForResponse('**/api/Preference/Save')
  await page.getByRole('button', { name: '列设置' }).click()
  const panel = page.getByRole('region', { name: '列设置' })
  await Promise.all([saved(), panel.getByRole('button', { name: '重置' }).click()])
  expect(await columnTitles(page)).toContain('手机')
  await Promise.all([saved(), panel.getByText('手机', { exact: true }).click()])
  await Promise.all([saved(), panel.getByText('邮箱', { exact: true }).click()])
  await Promise.all([saved(), panel.getByRole('button', { name: '上移“邮箱”' }).click()])

  for (const other of [page, await people.enter('admin')]) {
    await open(other, accounts)
    await expect.poll(async () => (await columnTitles(other)).slice(-4)).toEqual(['最近登录', '邮箱', '状态', '操作'])
    expect(await columnTitles(other)).not.toContain('手机')
  }
  const colleague = await people.signedIn('sys_admin')
  await open(colleague, accounts)
  expect(await columnTitles(colleague)).toContain('手机')

  await page.getByRole('button', { name: '列设置' }).click()
  await Promise.all([saved(), panel.getByRole('button', { name: '重置' }).click()])
  expect(await columnTitles(page)).toContain('手机')
})

test('a list can be used by keyboard alone', async () => {
  const page = await people.signedIn('outlet_safety')
  await open(page, `${handovers}?all=1`)
  await page.keyboard.press('/')
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  await expect.poll(() => page.getByLabel('关键字').evaluate((field) => field === document.activeElement)).toBe(true)

  const way: string[] = []
  while (way.length < 60 && way.at(-1) !== '详情') {
    await page.keyboard.press('Tab')
    way.push((await focused()).trim())
  }
  for (const stop of ['查询', '新增', '列设置', '详情']) expect(way).toContain(stop)
  await page.keyboard.press('Enter')
  const detail = page.getByRole('dialog')
  await detail.getByRole('tab', { name: '签名' }).waitFor()
  await page.keyboard.press('Escape')
  await detail.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('详情')

  await page.keyboard.press('Alt+n')
  const form = dialog(page, '新增钥匙交接')
  await form.waitFor()
  await expect.poll(() => form.evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
})

test('administrators reach the log beside the menu and see who did what', async () => {
  const page = await people.enter('admin')
  await openByMenu(page, '系统设置', '菜单管理')
  await page.getByRole('tab', { name: '操作日志' }).click()
  await page.waitForURL('**/exception/menu?tab=log')
  await page.getByRole('tab', { name: '登录日志' }).click()
  await page.waitForURL('**tab=log&log=signIns')
  await settle(page)
  const own = rowOf(page, '登录').first()
  const time = (await own.getByRole('button').first().innerText()).trim()
  await own.getByRole('button', { name: '详情' }).click()
  const detail = dialog(page, /登录/)
  await detail.getByText(time).waitFor()
  expect(await detail.innerText()).toContain('成功')
})

test('who lacks the menu has the log as an entry of its own', async () => {
  const page = await people.enter('auditor')
  await openByMenu(page, '系统设置', '操作日志')
  await page.waitForURL('**/exception/log')
  await page.getByRole('row').nth(1).waitFor()
})

test('who may not read the log has no entry of it and no way in', async () => {
  const page = await people.enter('outlet_teller', undefined, { setting: { layout: 'side' } })
  expect(await menuTexts(page)).not.toContain('操作日志')
  await page.goto('/exception/log')
  await page.waitForURL('**/403')
  await page.getByText('您无权访问页面: /exception/log').waitFor()
})

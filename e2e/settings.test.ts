import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, useBrowser } from './support/browser.ts'
import { dialog, rowOf, toast } from './support/form.ts'
import { useOutlet } from './support/outlet.ts'
import { open, settle } from './support/pages.ts'

const people = useBrowser()
const accounts = '/exception/user'
const handovers = '/form/daily/taskdaily/Handover'

async function enter(username: string): Promise<Page> {
  const { page } = await people.visit()
  await signIn(page, username)
  return page
}

const columnTitles = async (page: Page) => {
  const titles = await page.getByRole('columnheader').allInnerTexts()
  return titles.map((title) => title.trim()).filter(Boolean)
}

test('a label that the dictionary changes is what the lists show', async () => {
  const outlet = await useOutlet()
  const { bill_no } = await outlet.handover(await outlet.key('信箱钥匙'), { handover_type: 5 })
  const label = `归还钥匙${Date.now() % 1000}`
  const page = await enter('admin')
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

  const safety = await enter('outlet_safety')
  await safety.goto(`${handovers}?keywords=${bill_no}`)
  await rowOf(safety, bill_no).getByText(label).waitFor()
})

test('the query of a list lives in its address', async () => {
  const page = await enter('admin')
  await open(page, accounts)
  await page.getByRole('listitem', { name: '2' }).click()
  await page.waitForURL('**/exception/user?page=2')
  const first = page.getByRole('row').nth(1)
  await expect.poll(() => first.innerText()).toMatch(/^\s*21\s/)
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

  await page.getByLabel('关键字').fill('x')
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByText('关键字至少 2 个字符').waitFor()
  await page.getByLabel('关键字').fill('nobody at all')
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByText('没有符合条件的数据').waitFor()
  await page.getByRole('button', { name: '重置' }).first().click()
  await page.waitForURL(/\/exception\/user(\?sort_.*)?$/)
  expect(await page.getByLabel('关键字').inputValue()).toBe('')
})

test('columns stay as a person set them, in every browser of theirs', async () => {
  const page = await enter('admin')
  await open(page, accounts)
  const saved = () => page.waitForResponse('**/api/Preference/Save')
  await page.getByRole('button', { name: '列设置' }).click()
  const panel = page.getByRole('region', { name: '列设置' })
  await Promise.all([saved(), panel.getByRole('button', { name: '重置' }).click()])
  expect(await columnTitles(page)).toContain('手机')
  await Promise.all([saved(), panel.getByText('手机', { exact: true }).click()])
  await Promise.all([saved(), panel.getByText('邮箱', { exact: true }).click()])
  await Promise.all([saved(), panel.getByRole('button', { name: '上移“邮箱”' }).click()])

  for (const other of [page, await enter('admin')]) {
    await open(other, accounts)
    const titles = await columnTitles(other)
    expect(titles).not.toContain('手机')
    expect(titles.slice(-4)).toEqual(['最近登录', '邮箱', '状态', '操作'])
  }
  const colleague = await enter('sys_admin')
  await open(colleague, accounts)
  expect(await columnTitles(colleague)).toContain('手机')

  await page.getByRole('button', { name: '列设置' }).click()
  await Promise.all([saved(), panel.getByRole('button', { name: '重置' }).click()])
  expect(await columnTitles(page)).toContain('手机')
})

test('a list can be used by keyboard alone', async () => {
  const page = await enter('outlet_safety')
  await open(page, handovers)
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

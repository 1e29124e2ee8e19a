import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { handovers } from '../support/addresses.ts'
import { useBrowser } from '../support/browser.ts'
import { settle } from '../support/everyPage.ts'
import { dialog, search, toast } from '../support/form.ts'
import { openByMenu } from '../support/menu.ts'
import { openAllDay } from '../support/openAllDay.ts'

const people = useBrowser({ setting: { multiPage: true } })

const bar = (page: Page): Locator => page.getByRole('navigation', { name: '已打开的页面' })
const tab = (page: Page, name: string): Locator => bar(page).getByRole('tab', { name })
const titles = async (page: Page): Promise<string[]> =>
  (await bar(page).locator('.ant-tabs-tab').allInnerTexts()).map((text) => text.trim())
const close = (page: Page, name: string): Promise<void> =>
  bar(page).locator('.ant-tabs-tab').filter({ hasText: name }).locator('.ant-tabs-tab-remove').click()

/** Selects an action from the context menu of a tab. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: action })
  // A closing dialog would also close the menu, and while the bar closes a gap the menu would open at the former place
  // of the tab.
  await settle(page)
  await tab(page, name).getByText(name).click({ button: 'right' })
  await entry.waitFor()
  await settle(page)
  await entry.click()
  // A menu that is still closing would handle the next click.
  await entry.waitFor({ state: 'hidden' })
}

test('a tab per page; the work bench stays, the others close, and the default page says why it does not [C-2.2-01 C-2.9-04 C-2.10-15 C-2.10-17 C-3-07 C-4-04 C-5-03 C-8-11 C-9-14]', async () => {
  const page = await people.enter('admin')
  await expect.poll(() => titles(page)).toEqual(['工作台', '产品'])
  await openByMenu(page, '系统设置', '账号')
  await openByMenu(page, '系统设置', '数据字典')
  expect(await titles(page)).toEqual(['工作台', '产品', '任务提醒', '账号', '数据字典'])
  const workplace = bar(page).locator('.ant-tabs-tab').filter({ hasText: '工作台' })
  expect(await workplace.locator('.ant-tabs-tab-remove').count()).toBe(0)
  await close(page, '数据字典')
  await page.waitForURL('**/exception/user')
  await close(page, '产品')
  await toast(page, '默认页不能关闭').waitFor()
  expect(await titles(page)).toEqual(['工作台', '产品', '任务提醒', '账号'])
})

test('what was typed stays while another page is in front, with a dot, and closing asks first', async () => {
  const page = await people.enter('outlet_safety', `${handovers}?new=1`)
  const form = dialog(page, '新增钥匙交接')
  await form.getByLabel('备注').fill('还没有写完')
  await tab(page, '钥匙交接').getByRole('img', { name: '有未保存的内容' }).waitFor()
  await tab(page, '工作台').click()
  await page.waitForURL('**/dashboard/workplace')
  await form.waitFor({ state: 'hidden' })
  await tab(page, '钥匙交接').click()
  expect(await form.getByLabel('备注').inputValue()).toBe('还没有写完')

  await tab(page, '工作台').click()
  await choose(page, '工作台', '关闭其它')
  const ask = page.getByRole('dialog', { name: '有未保存的内容' })
  await ask.getByRole('button', { name: '留在本页' }).click()
  expect(await titles(page)).toContain('钥匙交接')
  await choose(page, '工作台', '关闭其它')
  await ask.getByRole('button', { name: '放弃' }).click()
  await expect.poll(() => titles(page)).toEqual(['工作台'])
})

test('what was refused stays marked while another page is in front', async () => {
  await openAllDay()
  const page = await people.enter('outlet_safety', '/form/daily/taskdaily/SecurityItemList?new=2')
  const form = dialog(page, /^新增安全检查|^填写安全检查/)
  await form.getByText(/^已填 0\/8/).waitFor()
  await form.getByRole('button', { name: '签名并提交' }).click()
  const missing = form.getByRole('listitem').getByText('未填')
  await missing.first().waitFor()
  const count = await missing.count()
  await tab(page, '工作台').click()
  await page.waitForURL('**/dashboard/workplace')
  await form.waitFor({ state: 'hidden' })
  await tab(page, '安全检查').click()
  await form.waitFor()
  await page.waitForLoadState('networkidle')
  expect(await missing.count()).toBe(count)
})

test('what was typed comes back after a reload, and goes when it is given up', async () => {
  const page = await people.enter('outlet_safety', `${handovers}?new=1`)
  const form = dialog(page, '新增钥匙交接')
  await form.getByLabel('备注').fill('写到一半')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await form.getByText('已恢复上次未保存的内容').waitFor()
  expect(await form.getByLabel('备注').inputValue()).toBe('写到一半')
  await tab(page, '钥匙交接').getByRole('img', { name: '有未保存的内容' }).waitFor()
  await form.getByRole('button', { name: '清空' }).click()
  expect(await form.getByLabel('备注').inputValue()).toBe('')
})

test('filters, page and scroll are kept, and all of it comes back after a reload [C-4-08 C-9-16]', async () => {
  const page = await people.enter('auditor', `${handovers}?all=1`)
  await search(page, '钥匙')
  await settle(page)
  await page.evaluate(() => window.scrollTo(0, 240))
  await tab(page, '工作台').click()
  await page.waitForURL('**/dashboard/workplace')
  await tab(page, '钥匙交接').click()
  await page.waitForURL('**keywords**')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240)
  const before = await titles(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '钥匙交接' }).waitFor()
  expect(await titles(page)).toEqual(before)
  expect(await page.getByLabel('关键字').inputValue()).toBe('钥匙')
  expect(await page.evaluate(() => sessionStorage.getItem('admin.tabs'))).toBeNull()
})

test('left, right and others close by the menu, a closed tab comes back, and refreshing makes a page new [C-2.10-16 C-2.10-19]', async () => {
  const page = await people.enter('admin')
  for (const name of ['账号', '数据字典', '角色']) await openByMenu(page, '系统设置', name)
  await choose(page, '数据字典', '关闭左侧')
  expect(await titles(page)).toEqual(['工作台', '产品', '数据字典', '角色'])
  await choose(page, '数据字典', '关闭右侧')
  await page.waitForURL('**/exception/dict/List')
  expect(await titles(page)).toEqual(['工作台', '产品', '数据字典'])
  await choose(page, '数据字典', '重新打开关闭的页面')
  await page.waitForURL('**/exception/role')
  await tab(page, '数据字典').click()
  await page.getByLabel('关键字').first().fill('ab')
  await choose(page, '数据字典', '刷新页面')
  await expect.poll(() => page.getByLabel('关键字').first().inputValue()).toBe('')
  await page.getByLabel('关键字').first().fill('cd')
  await bar(page).getByTitle('刷新页面').click()
  await expect.poll(() => page.getByLabel('关键字').first().inputValue()).toBe('')
})

test('a tab that was opened with a query closes itself [C-1.13-01]', async () => {
  const page = await people.enter('admin', '/dashboard/notice?type=1')
  // The page sets the title of its tab once it is loaded.
  await tab(page, '更多通知').waitFor()
  await openByMenu(page, '系统设置', '账号')
  const before = await titles(page)
  await tab(page, '更多通知').click()
  await close(page, '更多通知')
  await expect.poll(() => titles(page)).toEqual(before.filter((name) => name !== '更多通知'))
})

test('the bar can be locked, and without it pages are kept all the same [C-2.2-01 C-2.10-18 C-2.10-28 C-4-07 C-5-04 C-8-12]', async () => {
  const page = await people.enter('outlet_safety', handovers)
  await page.getByRole('button', { name: '点击解除锁定' }).click()
  await page.getByRole('button', { name: '点击锁定页签头' }).waitFor()
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('admin.setting') ?? '{}'))
  expect(await stored()).toMatchObject({ fixedTabs: false })

  await page.getByRole('button', { name: '界面设置' }).click()
  await dialog(page, '界面设置').getByRole('switch', { name: '多页签模式' }).click()
  await page.keyboard.press('Escape')
  await bar(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '界面设置' }).click()
  await dialog(page, '界面设置').getByRole('switch', { name: '多页签模式' }).click()
  await page.keyboard.press('Escape')
  expect(await titles(page)).toEqual(['钥匙交接'])
  await close(page, '钥匙交接')
  await toast(page, '这是最后一页，不能再关闭了').waitFor()
  await page.getByRole('button', { name: '界面设置' }).click()
  await dialog(page, '界面设置').getByRole('switch', { name: '多页签模式' }).click()
  await page.keyboard.press('Escape')
  await search(page, '钥匙')
  await page.getByRole('link', { name: /返回工作台/ }).click()
  await page.waitForURL('**/dashboard/workplace')
  await page.goBack()
  await page.waitForURL('**keywords**')
  expect(await page.getByLabel('关键字').inputValue()).toBe('钥匙')
})

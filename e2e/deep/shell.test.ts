import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { standard } from '../../apps/console/src/app/host/settingShape.ts'
import { handovers } from '../support/addresses.ts'
import { apiOf } from '../support/api.ts'
import { signIn, useBrowser } from '../support/browser.ts'
import { settle } from '../support/everyPage.ts'
import { dialog, toast } from '../support/form.ts'
import { mainMenu, menuTexts, ofAccount } from '../support/menu.ts'

const people = useBrowser()

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('admin.setting') ?? '{}') as Record<string, unknown>)
const drawer = async (page: Page) => {
  await page.getByRole('button', { name: '界面设置' }).click()
  const settings = dialog(page, '界面设置')
  // The content is loaded when the drawer is opened for the first time.
  await settings.getByRole('switch').first().waitFor()
  await settle(page)
  return settings
}

test('whoever set nothing has the defaults of the specification [C-9-06 C-9-07 C-9-08 C-9-09 C-9-11]', async () => {
  const page = await people.enter('admin', handovers)
  await settle(page)
  const settings = await drawer(page)
  const named = (selector: string) =>
    settings
      .locator(selector)
      .evaluateAll((all) => all.map((control) => control.ariaLabel ?? control.closest('label')?.innerText))
  expect(await named('input:checked')).toEqual(['暗色菜单风格', '明青', '混合', '定宽'])
  expect(await named('[role="switch"][aria-checked="true"]')).toEqual(['固定Header', '固定侧边栏'])
  expect(await settings.locator('.ant-select-content').allInnerTexts()).toEqual(['弹跳', '向左'])
})

test('mix, side and head put the menu where they say, in the widths of the specification [C-2.10-01 C-2.10-02 C-2.10-23 C-2.10-24]', async () => {
  const page = await people.enter('admin', handovers)
  const side = page.getByRole('navigation', { name: '子菜单' })
  await side.getByRole('menuitem', { name: '钥匙交接' }).waitFor()
  expect((await side.boundingBox())?.width).toBe(256)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(80)
  await page.getByRole('button', { name: '展开菜单' }).click()

  const settings = await drawer(page)
  await settings.getByText('侧边', { exact: true }).click()
  await side.waitFor({ state: 'detached' })
  expect((await mainMenu(page).boundingBox())?.width).toBe(256)
  await settings.getByText('顶部', { exact: true }).click()
  await expect.poll(async () => (await mainMenu(page).boundingBox())?.height).toBeLessThanOrEqual(64)
  expect((await page.locator('main').boundingBox())?.width).toBe(1400)
  await settings.getByText('流式', { exact: true }).click()
  await expect.poll(async () => (await page.locator('main').boundingBox())?.width).toBe(1440)
  await page.keyboard.press('Escape')
  await mainMenu(page).getByRole('menuitem', { name: '系统设置' }).hover()
  await page.getByRole('menuitem', { name: '账号' }).waitFor()
  // While it is still expanding, a click could hit the neighbor.
  await settle(page)
  await page.getByRole('menuitem', { name: '账号' }).click()
  await page.waitForURL('**/exception/user')
})

test('settings are tried at once, kept when saved, and go when reset [C-2.10-20 C-2.10-21 C-2.10-22 C-2.10-27 C-4-09 C-4-10 C-8-15 C-9-12 C-9-16]', async () => {
  const page = await people.enter('outlet_safety')
  const settings = await drawer(page)
  await settings.getByRole('radio', { name: '深夜模式' }).check({ force: true })
  await toast(page, '您选择了主题模式 深夜模式, 正在切换...').waitFor()
  await settings.getByRole('radio', { name: '酱紫' }).check({ force: true })
  await toast(page, '您选择了主题色 酱紫, 正在切换...').waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('night')
  expect(await stored(page)).toEqual({})
  await settings.getByRole('button', { name: '保存配置' }).click()
  await toast(page, '正在保存到本地，请稍后...').waitFor()
  expect(await stored(page)).toEqual({ theme: { ...standard.theme, color: '#722ed1', mode: 'night' } })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('night')

  const again = await drawer(page)
  await again.getByRole('switch', { name: '色弱模式' }).click()
  expect(await page.evaluate(() => document.documentElement.classList.contains('week-mode'))).toBe(true)
  await again.getByRole('button', { name: '重置配置' }).click()
  const ask = page.getByRole('dialog').filter({ hasText: '重置主题会刷新页面，当前页面内容不会保留，确认重置？' })
  await Promise.all([page.waitForEvent('load'), ask.getByRole('button', { name: '确定' }).click()])
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await stored(page)).toEqual({})
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

test('the settings can be copied, with a warning where this browser keeps its own [C-8-14]', async () => {
  const page = await people.visit({ setting: { weekMode: false, layout: 'side' } })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/login')
  await page.locator('input[autocomplete="username"]').fill('guard')
  await page.locator('input[autocomplete="current-password"]').fill('Demo@2026')
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/dashboard/workplace')
  const settings = await drawer(page)
  await settings.getByRole('button', { name: '拷贝配置' }).click()
  await toast(page, '复制成功，覆盖文件 src/app/host/config.ts 然后重启项目即可生效').waitFor()
  await toast(page, '检测到本地有历史保存的主题配置').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"layout": "side"')
})

test('hiding the handle leaves the way over the account menu [C-2.10-29]', async () => {
  const page = await people.enter('outlet_safety', undefined, { setting: { hideSetting: true } })
  expect(await page.getByRole('button', { name: '界面设置' }).count()).toBe(0)
  await ofAccount(page, '界面设置')
  await dialog(page, '界面设置').getByRole('switch', { name: '隐藏设置抽屉' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '界面设置' }).waitFor()
})

test('pages change with the chosen effect, the leaving one in sight until it ends; stillness is respected [C-2.10-30 C-9-11]', async () => {
  const page = await people.enter('admin', '/exception/user')
  const classes = () =>
    page.locator('main [class*="animate__animated"]').evaluateAll((all) => all.map((element) => element.className))
  // An effect lasts a second, so polling from outside could miss it.
  await page.evaluate(() => {
    const classNames: string[] = []
    const note = () => {
      for (const element of document.querySelectorAll('main [class*="animate__animated"]'))
        classNames.push(element.className)
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
    Object.assign(window, { seen: classNames })
  })
  await page.getByRole('navigation', { name: '子菜单' }).getByRole('menuitem', { name: '数据字典' }).click()
  const seenClasses = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join(' '))
  await expect.poll(seenClasses).toMatch(/animate__bounceInLeft/)
  await expect.poll(async () => (await classes()).length).toBe(0)
  /** Presses a button and returns the number of wave effects. */
  const waves = async (name: string) => {
    await page.evaluate(() => {
      Object.assign(window, { waves: 0 })
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
        const count = added.filter((node) => node instanceof Element && node.matches('.ant-wave')).length
        Object.assign(window, { waves: (window as unknown as { waves: number }).waves + count })
      }).observe(document.body, { subtree: true, childList: true })
    })
    await page.getByRole('button', { name }).click()
    await settle(page)
    return page.evaluate(() => (window as unknown as { waves: number }).waves)
  }
  expect(await waves('查询')).toBeGreaterThan(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '数据字典' }).waitFor()
  await page.getByRole('navigation', { name: '子菜单' }).getByRole('menuitem', { name: '账号' }).click()
  await page.getByRole('heading', { level: 1, name: '账号' }).waitFor()
  expect(await classes()).toEqual([])
  expect(await waves('查询')).toBe(0)
})

test('the search opens with Ctrl+K and finds pages, recent pages and records [C-2.10-08]', async () => {
  const page = await people.enter('branch_security')
  await settle(page)
  await page.keyboard.press('Control+k')
  const search = dialog(page, '站内搜索')
  const field = search.getByRole('combobox', { name: '站内搜索' })
  await field.fill('ysjj')
  await search.getByRole('option', { name: /钥匙交接/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${handovers}`)
  await page.getByLabel('取消“今天及未完结”').click()
  const bill = (
    await page.getByRole('row').filter({ hasText: 'YS' }).first().getByRole('button').first().innerText()
  ).trim()

  await page.keyboard.press('Control+k')
  await search.getByRole('option', { name: /工作台/ }).waitFor()
  await field.fill(bill)
  await search.getByRole('option', { name: new RegExp(bill) }).click()
  await dialog(page, new RegExp(bill)).waitFor()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '站内搜索' }).click()
  await field.fill('没有这样的东西')
  await search.getByText('没有找到').waitFor()
})

test('the bell has its three tabs [C-2.10-05 C-2.10-09 C-2.10-10]', async () => {
  const page = await people.enter('outlet_teller')
  // Notices on the page may have the word in their titles.
  await page.getByRole('button', { name: /^通知( ·|$)/ }).click()
  for (const name of ['分行通知', '全行通知', '系统通知']) await page.getByRole('tab', { name }).click()
  // The tab of system messages lists the unread reminders, in the page's font, with a link.
  const unread = await (await apiOf('outlet_teller'))<object[]>('Remind/GetMsgList', { pagesize: 8, status: [0] })
  const reminders = page.getByRole('list', { name: '系统通知' }).getByRole('button')
  await expect.poll(() => reminders.count()).toBe(unread.length)
  const face = (element: Element) => getComputedStyle(element).fontFamily
  expect(await reminders.first().evaluate(face)).toBe(await page.getByRole('tab', { name: '系统通知' }).evaluate(face))
  const width = await page
    .getByRole('tab', { name: '系统通知' })
    .evaluate((tabElement) => tabElement.closest('.ant-tabs')?.getBoundingClientRect().width)
  expect(width).toBe(400)
  await page.getByRole('tabpanel', { name: '系统通知' }).getByRole('button', { name: '更多通知' }).click()
  await page.waitForURL('**/dashboard/notice?type=1')
})

test('what the browser keeps of rights proves nothing, and its script cannot read the session [C-1.13-04 C-1.13-05 C-1.13-06 C-3-06 C-6-01 C-9-15 C-9-16]', async () => {
  const page = await people.enter('outlet_teller')
  expect(await page.evaluate(() => document.cookie)).not.toContain('Authorization')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const storedKeys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin.')))
  expect(storedKeys).toEqual(expect.arrayContaining(['admin.permissions', 'admin.roles', 'admin.routes', 'admin.user']))
  await page.evaluate(() => {
    localStorage.setItem('admin.permissions', JSON.stringify([{ id: 'sys_user', operation: ['query', 'add', 'edit'] }]))
    localStorage.setItem('admin.roles', JSON.stringify([{ id: 'admin', operation: ['add'] }]))
  })
  await page.goto('/exception/user')
  await page.waitForURL('**/403')
  await page.getByText('对不起，您无权访问页面: /exception/user，请联系管理员', { exact: true }).waitFor()
  // The progress bar at the top has ended, too (console.md 1.13).
  await expect.poll(() => page.locator('#nprogress').count()).toBe(0)
})

test('every navigation begins with the progress bar, which ends, whatever the guards decide (spec 000 section 2.9) [C-2.9-01]', async () => {
  const page = await people.enter('sys_admin', '/exception/dict/List', { setting: { layout: 'side' } })
  await page.getByRole('row').nth(1).waitFor()
  await page.evaluate(() => {
    const counted = { bars: 0 }
    Object.assign(window, { counted })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.id === 'nprogress') counted.bars++
    }).observe(document.body, { childList: true, subtree: true })
  })
  const bars = () => page.evaluate(() => (window as unknown as { counted: { bars: number } }).counted.bars)
  const barHidden = () => expect.poll(() => page.locator('#nprogress').count()).toBe(0)
  await barHidden()
  // Pages that are already loaded, and one that does not exist.
  for (const [index, path] of ['/exception/user', '/exception/dict/List', '/exception/user', '/no/such'].entries()) {
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    await expect.poll(bars).toBe(index + 1)
    await barHidden()
  }
})

test('head and side menu stay while the page scrolls, unless they are set free [C-2.10-25 C-2.10-26]', async () => {
  // A low window, so that the list is longer than the screen with any data.
  const page = await people.enter('auditor', `${handovers}?all=1`, { height: 500 })
  await page.getByRole('row').nth(5).waitFor()
  const header = page.locator('header')
  const side = page.getByRole('navigation', { name: '子菜单' })
  const tops = async () => {
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
    return [(await header.boundingBox())?.y, (await side.boundingBox())?.y]
  }
  expect(await tops()).toEqual([0, 0])
  const settings = await drawer(page)
  await settings.getByRole('switch', { name: '固定Header' }).click()
  await settings.getByRole('switch', { name: '固定侧边栏' }).click()
  await page.keyboard.press('Escape')
  await settings.waitFor({ state: 'detached' })
  expect(await tops()).toEqual([-200, -200])
})

test('every key is in the list that ? shows, and does what it says', async () => {
  const page = await people.enter('admin', '/exception/user', { setting: { multiPage: true } })
  await settle(page)
  await page.keyboard.press('?')
  const list = dialog(page, '快捷键')
  await list.waitFor()
  expect(await list.locator('dt').count()).toBe(12)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  // The dialog gives the focus back when it has gone.
  await settle(page)

  await page.keyboard.press('/')
  const keywords = page.getByLabel('关键字')
  await expect.poll(() => keywords.evaluate((field) => field === document.activeElement)).toBe(true)
  // An input receives the key as a character.
  await page.keyboard.type('?/')
  expect(await keywords.inputValue()).toBe('?/')
  await page.getByRole('heading', { level: 1, name: '账号' }).click()
  await page.keyboard.press('Alt+n')
  const form = dialog(page, '新增账号')
  await form.waitFor()
  await settle(page)
  await page.keyboard.press('Control+s')
  await form.locator('.ant-form-item-explain-error').first().waitFor()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })

  const front = page.getByRole('navigation', { name: '已打开的页面' }).locator('.ant-tabs-tab-active')
  await page.keyboard.press('Alt+PageUp')
  await expect.poll(() => front.innerText()).not.toContain('账号')
  await page.keyboard.press('Alt+PageDown')
  await expect.poll(() => front.innerText()).toContain('账号')
  await page.keyboard.press('Alt+w')
  await expect.poll(() => front.innerText()).not.toContain('账号')
  await page.keyboard.press('Alt+Shift+t')
  await expect.poll(() => front.innerText()).toContain('账号')
})

test('a key or a link to what is not allowed says so [C-6-06 C-8-09]', async () => {
  const page = await people.enter('auditor', `${handovers}?new=1`)
  const refused = toast(page, '对不起，您没有操作权限：新增')
  await refused.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => page.url()).not.toContain('new=1')
  await refused.waitFor({ state: 'detached' })
  await page.keyboard.press('Alt+n')
  await refused.waitFor()
})

test("without the server's table the menu is the console's own, by the same rights [C-3-09 C-6-03]", async () => {
  const menu = async (setting: object) => {
    const page = await people.visit({ setting: { layout: 'side', ...setting } })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await signIn(page, 'outlet_safety')
    const texts = await menuTexts(page)
    return { texts, asked: requested.some((url) => url.endsWith('/Menu/GetRoleMenuList')), page }
  }
  const served = await menu({})
  const own = await menu({ asyncRoutes: false, showPageTitle: false })
  expect(own.texts).toEqual(served.texts)
  expect([served.asked, own.asked]).toEqual([true, false])
  await own.page.goto(`${handovers}?all=1`)
  await own.page.getByRole('row').nth(1).waitFor()
  const title = own.page.getByRole('heading', { level: 1, name: '钥匙交接' })
  expect((await title.boundingBox())?.width).toBe(1)
  // Without filtering, the menu shows forbidden entries; opening them is still refused.
  const unfiltered = await menu({ asyncRoutes: false, filterMenu: false })
  expect(unfiltered.texts).toContain('账号')
  await mainMenu(unfiltered.page).getByRole('menuitem', { name: '账号' }).click()
  await unfiltered.page.getByText('无此权限').first().waitFor()
})

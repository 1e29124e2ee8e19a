import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, useBrowser } from './support/browser.ts'
import { dialog } from './support/form.ts'
import { builtPages, messagePages, open } from './support/pages.ts'

const people = useBrowser()

async function enter(username: string): Promise<Page> {
  const { page } = await people.visit({ width: 360, height: 740 })
  await signIn(page, username)
  return page
}

/** What a thumb has to hit and cannot: controls lower or narrower than 44 px, with their sizes. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const controls = 'button, [role="tab"], [role="menuitem"], input, textarea, summary, [role="combobox"]'
    const boxes =
      '.ant-select, .ant-input-affix-wrapper, .ant-picker, .ant-checkbox-wrapper, .ant-segmented-item, .ant-tabs-tab'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const box = control.closest<HTMLElement>(boxes) ?? control
      const seen =
        box.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !box.closest('[aria-hidden]')
      const { width, height } = box.getBoundingClientRect()
      if (!seen || width <= 1 || (height >= 43.5 && width >= 43.5)) return []
      return [`${box.innerText || control.getAttribute('aria-label') || control.id}: ${width} × ${height}`]
    })
  })

/** What lies outside of the screen's sides, even if it is cut off there. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>('button, input, h1, p, li, dd, [role="dialog"] *')
    return [...parts].flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect()
      const seen = width > 1 && part.checkVisibility() && !part.closest('.sr-only, [aria-hidden], .ant-tabs-nav')
      return seen && (left < -0.5 || right > innerWidth + 0.5) ? [part.innerText || part.outerHTML] : []
    })
  })

const look = async (page: Page) => ({ tooSmall: await tooSmall(page), outside: await outside(page) })
const fine = { tooSmall: [], outside: [] }

test('on every page a thumb hits what is there, and nothing is cut off', async () => {
  const findings: Record<string, unknown> = {}
  for (const who of ['outlet_safety', 'admin']) {
    const page = await enter(who)
    for (const { name, path } of [...builtPages, ...messagePages].filter((one) => one.who === who)) {
      await open(page, path)
      findings[name] = await look(page)
    }
  }
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, fine])))
})

test('the sign-in page too, and its demonstration accounts', async () => {
  const { page } = await people.visit({ width: 360, height: 740 })
  await open(page, '/login')
  expect(await look(page)).toEqual(fine)
  await page.getByText('演示账号').click()
  await page.getByRole('button', { name: '网点柜员' }).click()
  expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe('outlet_teller')
  expect(await look(page)).toEqual(fine)
})

test('English is longer and fits as well', async () => {
  const { page } = await people.visit({ width: 360, height: 740, language: 'US' })
  await signIn(page, 'admin')
  for (const path of ['/exception/user', '/exception/user?new=1', '/form/daily/taskdaily/Handover?new=1']) {
    await open(page, path)
    expect({ path, ...(await look(page)) }).toEqual({ path, ...fine })
  }
})

test('forms are one column on the whole screen', async () => {
  const page = await enter('outlet_safety')
  await open(page, '/form/daily/taskdaily/Handover?new=1')
  const form = dialog(page, '新增钥匙交接')
  await form.getByLabel('交接类型').waitFor()
  expect(await form.evaluate((drawer) => drawer.clientWidth)).toBe(360)
  const lefts = await form
    .locator('.ant-form-item')
    .evaluateAll((items) => [...new Set(items.map((item) => item.getBoundingClientRect().left))])
  expect(lefts).toHaveLength(1)
  expect(await look(page)).toEqual(fine)
})

test('the menu is a drawer that closes behind the choice', async () => {
  const page = await enter('outlet_safety')
  await page.getByRole('button', { name: '打开菜单' }).click()
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('menuitem', { name: '日常工作' }).click()
  await menu.getByRole('menuitem', { name: '钥匙交接' }).click()
  await page.waitForURL('**/Handover')
  await page.getByRole('heading', { name: '钥匙交接' }).waitFor()
  await menu.waitFor({ state: 'hidden' })
})

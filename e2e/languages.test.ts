import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { everyPage, open, settle } from './support/everyPage.ts'
import { hongKongPhone, lookInHongKong, notTraditional } from './support/hongKong.ts'
import { violations } from './support/violations.ts'

const people = useBrowser()

// Visiting every page takes minutes, so all of these checks are made in one visit; overlays, English at 1440 px and the
// dark theme at 360 px: `npm run test:deep`.
everyPage(
  'on a Hong Kong phone pages are in traditional characters, and a thumb hits all',
  people,
  hongKongPhone,
  lookInHongKong,
  'pages',
)

test('the look itself sees what is wrong', async () => {
  const page = await people.visit()
  await open(page, '/login')
  await page.evaluate(() => document.querySelector('main, form')?.append(document.createElement('img')))
  expect((await violations(page)).join()).toContain('image-alt')
})

test('each of three languages is chosen in the head, and the first is Simplified Chinese [C-1-10 C-9-05]', async () => {
  const page = await people.enter('outlet_teller')
  const tag = () => page.locator('html').getAttribute('lang')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await tag()).toBe('zh-CN')
  for (const [name, text, of] of [
    ['hk 繁體中文', '首頁', 'zh-HK'],
    ['us English', 'Home', 'en-US'],
    ['cn 简体中文', '首页', 'zh-CN'],
  ] as const) {
    await settle(page)
    await page.getByRole('button', { name: /^(语言|語言|Language)$/ }).click()
    await settle(page)
    await page.getByRole('menuitem', { name }).click()
    await page.getByRole('navigation').getByRole('menuitem', { name: text, exact: true }).waitFor()
    expect(await tag()).toBe(of)
  }
})

test('the menu and the settings are in traditional characters, too [C-1.13-07]', async () => {
  const page = await people.signedIn('admin', { language: 'HK', setting: { layout: 'side' } })
  await open(page, '/exception/dept')
  expect(await notTraditional(page)).toEqual([])
  await page.getByRole('button', { name: '介面設定' }).click()
  await page.getByRole('dialog').getByText('混合', { exact: true }).waitFor()
  expect(await notTraditional(page)).toEqual([])
})

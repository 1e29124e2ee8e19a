import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { handovers, open, settle } from './support/everyPage.ts'
import { dialog, signByPassword } from './support/form.ts'
import { mainMenu, openByMenu } from './support/menu.ts'
import { misfits } from './support/misfits.ts'

const phone = { width: 360, height: 740 }
const people = useBrowser(phone)

test('the sign-in page fits with its demonstration accounts unfolded', async () => {
  const page = await people.visit()
  await open(page, '/login')
  await page.getByText('演示账号').click()
  await page.getByRole('button', { name: '网点柜员' }).click()
  expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe('outlet_teller')
  expect(await misfits(page)).toEqual([])
})

test('two taps from the work bench to the signature, and the key is received', async () => {
  const page = await people.enter('outlet_teller')
  await page.getByRole('link', { name: /待签收钥匙 \d+ 笔/ }).click()
  const cards = page.locator('.reg-card')
  await cards.first().getByRole('button', { name: '接收' }).click()
  const form = dialog(page, /^接收/)
  await form.waitFor()
  await settle(page)
  expect(await misfits(page)).toEqual([])
  const before = await cards.count()
  await signByPassword(form)
  await form.getByRole('button', { name: '接收' }).click()
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => cards.count()).toBe(before - 1)
})

test('the first thing to do stays at the bottom, and its form is one column on the whole screen', async () => {
  const page = await people.enter('outlet_safety')
  await open(page, handovers)
  const add = page.getByRole('button', { name: '新增' })
  const box = await add.boundingBox()
  expect(box && box.y + box.height).toBeGreaterThan(phone.height - 60)
  await add.click()
  const form = dialog(page, '新增钥匙交接')
  await form.getByLabel('交接类型').waitFor()
  await settle(page)
  expect(await form.evaluate((drawer) => drawer.clientWidth)).toBe(phone.width)
  const lefts = await form
    .locator('.ant-form-item')
    .evaluateAll((items) => [...new Set(items.map((item) => item.getBoundingClientRect().left))])
  expect(lefts).toHaveLength(1)
  expect(await misfits(page)).toEqual([])
})

test('the menu is a drawer that closes behind the choice [C-2.10-03]', async () => {
  const page = await people.enter('outlet_safety')
  await page.getByRole('button', { name: '打开菜单' }).click()
  await openByMenu(page, '日常工作', '钥匙交接')
  await page.waitForURL('**/Handover')
  await mainMenu(page).waitFor({ state: 'hidden' })
  // A screen is a phone's below 768 px.
  await page.setViewportSize({ width: 768, height: phone.height })
  await mainMenu(page).waitFor()
  expect(await page.getByRole('button', { name: '打开菜单' }).count()).toBe(0)
  await page.setViewportSize({ width: 767, height: phone.height })
  await page.getByRole('button', { name: '打开菜单' }).waitFor()
})

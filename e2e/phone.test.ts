import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, useBrowser } from './support/browser.ts'
import { arrive, still, stops } from './support/everyPage.ts'
import { signByPassword } from './support/form.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Buttons, links and fields that a thumb must meet, smaller than 44 px in height. */
const small = (page: Page, within: string) =>
  page.evaluate((root) => {
    const targets = document.querySelectorAll<HTMLElement>(
      `${root} button, ${root} [role="tab"], ${root} input:not([type="checkbox"])`,
    )
    return [...targets]
      .filter((one) => one.offsetParent !== null)
      .map((one) => {
        const box = (
          one.closest<HTMLElement>('.ant-select, .ant-picker, .ant-input-affix-wrapper') ?? one
        ).getBoundingClientRect()
        return { text: one.innerText || one.getAttribute('aria-label') || one.id, height: Math.round(box.height) }
      })
      .filter(({ height }) => height > 0 && height < 44)
  }, within)

test('no built page scrolls sideways', async () => {
  const { page } = await people.visit(phone)
  await page.goto('/login')
  await page.locator('input[autocomplete="username"]').waitFor()
  const wide: Record<string, number> = { 'sign-in': await overflow(page) }
  await signIn(page, 'admin')
  for (const stop of stops) {
    await arrive(page, stop)
    wide[stop.name] = await overflow(page)
  }
  expect(Object.entries(wide).filter(([, by]) => by > 0)).toEqual([])
})

test('two taps from the work bench to the signature, and the key is received', async () => {
  const { page } = await people.visit(phone)
  await signIn(page, 'outlet_teller')
  await page.getByRole('link', { name: /待签收钥匙 \d+ 笔/ }).click()
  const card = page.locator('.reg-card').first()
  await card.getByRole('button', { name: '接收' }).click()
  const form = page.getByRole('dialog', { name: /^接收/ })
  await form.waitFor()
  await still(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await small(page, '[role="dialog"]')).toEqual([])
  const before = await page.locator('.reg-card').count()
  await signByPassword(form)
  await form.getByRole('button', { name: '接收' }).click()
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.reg-card').count()).toBe(before - 1)
})

test('what people press at a door is large enough, and the first thing to do stays at the bottom', async () => {
  const { page } = await people.visit(phone)
  await signIn(page, 'outlet_safety')
  await page.goto('/form/daily/taskdaily/Handover')
  await page.locator('.reg-card').first().waitFor()
  expect(await small(page, '.reg-page')).toEqual([])
  const add = page.getByRole('button', { name: '新增' })
  const box = await add.boundingBox()
  expect(box && box.y + box.height).toBeGreaterThan(phone.height - 60)
  await add.click()
  await page.getByRole('dialog', { name: '新增钥匙交接' }).waitFor()
  await still(page)
  expect(await small(page, '[role="dialog"]')).toEqual([])
})

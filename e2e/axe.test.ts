import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { everyPage, open } from './support/everyPage.ts'
import { han, ownTexts } from './support/ownTexts.ts'
import { paleTexts, violations } from './support/violations.ts'

const people = useBrowser()
type Look = { color: string; mode: string }

const chinese = async (page: Page) => (await ownTexts(page)).filter((text) => han.test(text))

// English is the longest of the languages; each visit of every page takes a minute, so it is looked at for all that is asked.
test('at 1440 px in English nothing bars the way, and nothing is said in Chinese', async () => {
  const look = async (page: Page) => [...(await violations(page)), ...(await chinese(page))]
  expect(await everyPage(people, { language: 'US' }, look)).toEqual({})
})

/** All colours in all modes (design section 12) take half an hour: `npm run test:deep`. */
const looks: readonly Look[] = process.env.DEEP
  ? ['#f5222d', '#fa541c', '#fadb14', '#3eaf7c', '#13c2c2', '#1890ff', '#722ed1', '#eb2f96'].flatMap((color) =>
      ['dark', 'light', 'night'].map((mode) => ({ color, mode })),
    )
  : []

test.each(looks)('every text can be read in $color $mode', async ({ color, mode }) => {
  expect(await everyPage(people, { setting: { theme: { color, mode } } }, paleTexts)).toEqual({})
})

test('the look itself sees what is wrong', async () => {
  const page = await people.visit()
  await open(page, '/login')
  await page.evaluate(() => document.querySelector('main, form')?.append(document.createElement('img')))
  expect((await violations(page)).join()).toContain('image-alt')
})

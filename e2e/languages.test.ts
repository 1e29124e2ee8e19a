import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { everyPage, open } from './support/everyPage.ts'
import { misfits } from './support/misfits.ts'
import { han, ownTexts } from './support/ownTexts.ts'
import { violations } from './support/violations.ts'

const people = useBrowser()

// Frequent characters that the traditional script writes otherwise.
const simplified = /[单号钥账编态开启关闭删记录导设时间员码锁销误请输选择预归还类据权审历详条页数]/u

const notTraditional = async (page: Page) => {
  const texts = await ownTexts(page)
  expect(texts.some((text) => han.test(text))).toBe(true)
  return texts.filter((text) => simplified.test(text))
}

// Characters are as wide in either script: what fits here fits in simplified Chinese. A visit of every page takes
// minutes, so it is looked at for all that is asked; English at 1440 px and by night at 360 px: `npm run test:deep`.
const look = async (page: Page) => [
  ...(await notTraditional(page)),
  ...(await misfits(page)),
  ...(await violations(page)),
]
const phone = { width: 360, height: 740, language: 'HK' } as const
everyPage('on a Hong Kong phone pages are in traditional characters, and a thumb hits all', people, phone, look)

test('the look itself sees what is wrong', async () => {
  const page = await people.visit()
  await open(page, '/login')
  await page.evaluate(() => document.querySelector('main, form')?.append(document.createElement('img')))
  expect((await violations(page)).join()).toContain('image-alt')
})

test('the menu is in traditional characters, too', async () => {
  const page = await people.enter('admin', undefined, { language: 'HK', setting: { layout: 'side' } })
  await open(page, '/exception/dept')
  expect(await notTraditional(page)).toEqual([])
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { everyPage, open } from './support/everyPage.ts'
import { misfits } from './support/misfits.ts'
import { han, ownTexts } from './support/ownTexts.ts'

const people = useBrowser()

// Frequent characters that the traditional script writes otherwise.
const simplified = /[单号钥账编态开启关闭删记录导设时间员码锁销误请输选择预归还类据权审历详条页数]/u

const notTraditional = async (page: Page) => {
  const texts = await ownTexts(page)
  expect(texts.some((text) => han.test(text))).toBe(true)
  return texts.filter((text) => simplified.test(text))
}

// Characters are as wide in either script: what fits here fits in simplified Chinese.
test('on a phone Hong Kong pages are written in traditional characters, and a thumb hits all', async () => {
  const look = async (page: Page) => [...(await notTraditional(page)), ...(await misfits(page))]
  expect(await everyPage(people, { width: 360, height: 740, language: 'HK' }, look)).toEqual({})
})

test('so is the menu', async () => {
  const page = await people.enter('admin', undefined, { language: 'HK', setting: { layout: 'side' } })
  await open(page, '/exception/dept')
  expect(await notTraditional(page)).toEqual([])
})

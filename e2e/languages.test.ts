import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { everyPage } from './support/everyPage.ts'
import { han, ownTexts } from './support/ownTexts.ts'

const people = useBrowser()

// Frequent characters that the traditional script writes otherwise.
const simplified = /[单号钥账编态开启关闭删记录导设时间员码锁销误请输选择预归还类据权审历详条页数]/u

test('Hong Kong pages are written in traditional characters', async () => {
  const notTraditional = async (page: Page) => {
    const texts = await ownTexts(page)
    expect(texts.some((text) => han.test(text))).toBe(true)
    return texts.filter((text) => simplified.test(text))
  }
  expect(await everyPage(people, { language: 'HK' }, notTraditional)).toEqual({})
})

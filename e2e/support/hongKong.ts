import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { misfits } from './misfits.ts'
import { han, ownTexts } from './ownTexts.ts'
import { violations } from './violations.ts'

// Frequent characters that differ in the traditional script.
const simplified = /[单号钥账编态开启关闭删记录导设时间员码锁销误请输选择预归还类据权审历详条页数]/u

/** Our own texts that are not in the traditional script. */
export const notTraditional = async (page: Page) => {
  const texts = await ownTexts(page)
  expect(texts.some((text) => han.test(text))).toBe(true)
  return texts.filter((text) => simplified.test(text))
}

export const hongKongPhone = { width: 360, height: 740, language: 'HK' } as const

/**
 * All checks of a page in it. Characters are equally wide in both scripts: what fits here fits in simplified Chinese.
 */
export const lookInHongKong = async (page: Page) => [
  ...(await notTraditional(page)),
  ...(await misfits(page)),
  ...(await violations(page)),
]

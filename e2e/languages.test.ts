import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, useBrowser } from './support/browser.ts'
import { arrive, stops } from './support/everyPage.ts'

const people = useBrowser()

/** Names and other data that stand in their own script in every language. */
const data = '.ant-table-tbody td, .reg-card dd, .ant-select-content, .ant-descriptions-item-content, .ant-breadcrumb'
const chrome = [
  'nav [role="menuitem"]',
  'h1',
  'h2',
  'h3',
  'button',
  'label',
  'th',
  '[role="tab"]',
  '.ant-table-tbody .sy-status, .ant-table-tbody .ant-tag',
  '.ant-form-item-extra',
].join(', ')

/** What our own texts say on the page, without what people have entered. */
const ownTexts = (page: Page) =>
  page.evaluate(
    ([own, entered]) =>
      [...document.querySelectorAll<HTMLElement>(own)]
        .filter((one) => !one.closest(entered) && !one.closest('header') && one.offsetParent !== null)
        .map((one) => one.innerText.trim()),
    [chrome, data] as const,
  )

// Frequent characters that the traditional script writes otherwise.
const simplified = /[单号钥账编态开启关闭删记录导设时间员码锁销误请输选择预归还类据权审历详条页数]/u

test('English pages say nothing in Chinese', async () => {
  const { page } = await people.visit({ language: 'US' })
  await signIn(page, 'admin')
  const found: Record<string, string[]> = {}
  for (const stop of stops) {
    await arrive(page, stop)
    found[stop.name] = (await ownTexts(page)).filter((text) => /\p{Script=Han}/u.test(text))
  }
  expect(Object.fromEntries(Object.entries(found).filter(([, texts]) => texts.length > 0))).toEqual({})
})

test('Hong Kong pages are written in traditional characters', async () => {
  const { page } = await people.visit({ language: 'HK' })
  await signIn(page, 'admin')
  const found: Record<string, string[]> = {}
  for (const stop of stops) {
    await arrive(page, stop)
    const texts = await ownTexts(page)
    expect(texts.some((text) => /\p{Script=Han}/u.test(text))).toBe(true)
    found[stop.name] = texts.filter((text) => simplified.test(text))
  }
  expect(Object.fromEntries(Object.entries(found).filter(([, texts]) => texts.length > 0))).toEqual({})
})

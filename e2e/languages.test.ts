import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { everyPage } from './support/everyPage.ts'

const people = useBrowser()

/** Names (those of the languages, too) and other data that stand in their own script in every language. */
const data = [
  '.ant-table-tbody td',
  '.reg-card dd',
  '.ant-select-content',
  '.ant-descriptions-item-content',
  'fieldset [aria-pressed]',
].join(', ')
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

const han = /\p{Script=Han}/u
// Frequent characters that the traditional script writes otherwise.
const simplified = /[单号钥账编态开启关闭删记录导设时间员码锁销误请输选择预归还类据权审历详条页数]/u

test('English pages say nothing in Chinese', async () => {
  const chinese = async (page: Page) => (await ownTexts(page)).filter((text) => han.test(text))
  expect(await everyPage(people, { language: 'US' }, chinese)).toEqual({})
})

test('Hong Kong pages are written in traditional characters', async () => {
  const notTraditional = async (page: Page) => {
    const texts = await ownTexts(page)
    expect(texts.some((text) => han.test(text))).toBe(true)
    return texts.filter((text) => simplified.test(text))
  }
  expect(await everyPage(people, { language: 'HK' }, notTraditional)).toEqual({})
})

import type { Page } from 'playwright-core'

/** Names (those of the languages, too) and other data that stand in their own script in every language. */
const data = [
  '.ant-table-tbody td',
  '.reg-card dd',
  '.reg-card-head > .reg-link',
  '.ant-select-content',
  '.ant-descriptions-item-content',
  'fieldset [aria-pressed]',
  // Forms are called as whoever drew them says.
  'section[aria-labelledby="forms"] li, section[aria-labelledby="forms"] [class*="list"] button',
  // So are flows and their categories.
  '.start-cards, section:has(> .start-cards) > h2',
  // Notices speak their author's language.
  'section[aria-labelledby="notices"] li',
  'article',
  '[role="dialog"] li > button',
  // Units on the wall, by branches.
  '[data-unit], section:has([data-unit]) > h2',
  // Units in a chart.
  'th:has(.ui-end)',
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

/** Number plates, which begin with their province everywhere. */
const plate = /\p{Script=Han}[A-Z][A-Z0-9]{5,6}/gu

/** What our own texts say on the page, without what people have entered. */
export async function ownTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(
    ([own, entered]) =>
      [...document.querySelectorAll<HTMLElement>(own)]
        .filter((one) => !one.closest(entered) && !one.closest('header') && one.offsetParent !== null)
        .map((one) => one.innerText.trim()),
    [chrome, data] as const,
  )
  return texts.map((text) => text.replace(plate, ''))
}

export const han = /\p{Script=Han}/u

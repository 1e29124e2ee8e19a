import type { Page } from 'playwright-core'

/** Names (also those of languages) and other data that keep their script in every language. */
const data = [
  '.ant-table-tbody td',
  '.reg-card dd',
  '.reg-card-head > .reg-link',
  '.ant-select-content',
  '.ant-descriptions-item-content',
  'fieldset [aria-pressed]',
  // Names of forms are written by their authors.
  'section[aria-labelledby="forms"] li, section[aria-labelledby="forms"] [class*="list"] button',
  // So are those of flows and their categories.
  '.start-cards, section:has(> .start-cards) > h2',
  // Banners are in the language of whoever publishes them.
  'section[aria-labelledby="entries"] li, section:has(> [data-sideways]) li',
  // Notices are in their author's language.
  'section[aria-labelledby="notices"] li',
  'article',
  '[role="dialog"] li > button',
  // Meetings of a calendar: their titles and places.
  'li > button:has(time)',
  // Devices, faults and vendors on the board of repair orders.
  'li > button[data-column]',
  // Units on the wall, by branches.
  '[data-unit], section:has([data-unit]) > h2',
  // Units and people of whom something is due.
  '[class*="_due_"] li > button',
  // Titles of documents on their cards.
  '[class*="_cards_"] li button',
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

/** Number plates begin with their province in every language. */
const plate = /\p{Script=Han}[A-Z][A-Z0-9]{5,6}/gu

/** Our own texts on the page, without entered data. */
export async function ownTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(
    ([selector, entered]) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => !element.closest(entered) && !element.closest('header') && element.offsetParent !== null)
        .map((element) => element.innerText.trim()),
    [chrome, data] as const,
  )
  return texts.map((text) => text.replace(plate, ''))
}

export const han = /\p{Script=Han}/u

import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Screen, useBrowser } from './support/browser.ts'
import { everyPage, open } from './support/everyPage.ts'

const people = useBrowser()
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** What axe finds on the page as it stands, a line each. */
async function violations(page: Page): Promise<string[]> {
  // Through the debugger: the page's own policy lets no foreign script in.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe.source })
  const found = await page.evaluate(
    (values) => (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: { type: 'tag', values } }),
    tags,
  )
  await session.detach()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

type Look = Screen & { color: string; mode: string }

const desktop: Look = { width: 1440, height: 900, language: 'CN', color: '#13c2c2', mode: 'dark' }
const screens: readonly Look[] = [
  desktop,
  // The hardest colour in the mode that is all dark.
  { width: 360, height: 740, language: 'US', color: '#fadb14', mode: 'night' },
]

/** All colours in all modes (design section 12) take a quarter of an hour: `npm run test:deep`. */
const looks = ['#f5222d', '#fa541c', '#fadb14', '#3eaf7c', '#13c2c2', '#1890ff', '#722ed1', '#eb2f96'].flatMap(
  (color) => ['dark', 'light', 'night'].map((mode) => ({ ...desktop, color, mode })),
)

test.each(process.env.DEEP ? looks : screens)(
  'nothing bars the way at $width px in $language, $color $mode',
  async ({ color, mode, ...screen }) => {
    expect(await everyPage(people, { ...screen, setting: { theme: { color, mode } } }, violations)).toEqual({})
  },
)

test('the look itself sees what is wrong', async () => {
  const page = await people.visit()
  await open(page, '/login')
  await page.evaluate(() => document.querySelector('main, form')?.append(document.createElement('img')))
  expect((await violations(page)).join()).toContain('image-alt')
})

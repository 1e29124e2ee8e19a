import { expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { everyPage, open } from './support/everyPage.ts'
import { hongKongPhone, lookInHongKong, notTraditional } from './support/hongKong.ts'
import { violations } from './support/violations.ts'

const people = useBrowser()

// A visit of every page takes minutes, so it is looked at once for all that is asked; what opens on the pages, English at
// 1440 px and by night at 360 px: `npm run test:deep`.
everyPage(
  'on a Hong Kong phone pages are in traditional characters, and a thumb hits all',
  people,
  hongKongPhone,
  lookInHongKong,
  'pages',
)

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

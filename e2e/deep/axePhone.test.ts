import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { everyPage } from '../support/everyPage.ts'
import { misfits } from '../support/misfits.ts'
import { violations } from '../support/violations.ts'

const people = useBrowser()

test('at 360 px in English and the hardest colour by night nothing bars the way, and a thumb hits all', async () => {
  const look = async (page: Page) => [...(await violations(page)), ...(await misfits(page))]
  const setting = { theme: { color: '#fadb14', mode: 'night' } }
  expect(await everyPage(people, { width: 360, height: 740, language: 'US', setting }, look)).toEqual({})
})

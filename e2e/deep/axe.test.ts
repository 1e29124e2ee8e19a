import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { everyPage } from '../support/everyPage.ts'
import { han, ownTexts } from '../support/ownTexts.ts'
import { violations } from '../support/violations.ts'

const people = useBrowser()

const chinese = async (page: Page) => (await ownTexts(page)).filter((text) => han.test(text))

// English is the longest of the languages.
test('at 1440 px in English nothing bars the way, and nothing is said in Chinese', async () => {
  const look = async (page: Page) => [...(await violations(page)), ...(await chinese(page))]
  expect(await everyPage(people, { language: 'US' }, look)).toEqual({})
})

import type { Page } from 'playwright-core'
import { useBrowser } from '../support/browser.ts'
import { everyPage } from '../support/everyPage.ts'
import { han, ownTexts } from '../support/ownTexts.ts'
import { violations } from '../support/violations.ts'

const people = useBrowser()

const chinese = async (page: Page) => (await ownTexts(page)).filter((text) => han.test(text))

// English has the longest texts.
const look = async (page: Page) => [...(await violations(page)), ...(await chinese(page))]
everyPage(
  'at 1440 px in English nothing bars the way, and nothing is said in Chinese',
  people,
  { language: 'US' },
  look,
)

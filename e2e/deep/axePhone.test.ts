import type { Page } from 'playwright-core'
import { useBrowser } from '../support/browser.ts'
import { everyPage } from '../support/everyPage.ts'
import { misfits } from '../support/misfits.ts'
import { violations } from '../support/violations.ts'

const people = useBrowser()

const setting = { theme: { color: '#fadb14', mode: 'night' } }
const screen = { width: 360, height: 740, language: 'US', setting } as const
const look = async (page: Page) => [...(await violations(page)), ...(await misfits(page))]
everyPage('at 360 px in English and the hardest colour by night a thumb hits all', people, screen, look)

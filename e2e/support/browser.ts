import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'

export const PASSWORD = 'Demo@2026'

type Options = { width?: number; height?: number; language?: 'CN' | 'HK' | 'US' }

export type Visit = { page: Page; context: BrowserContext; errors: string[] }

/** A browser for the tests of one file. Every page that was opened must be free of console errors at the end. */
export function useBrowser() {
  let browser: Browser
  const visits: Visit[] = []
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  })
  afterAll(async () => {
    await browser?.close()
    expect(visits.flatMap(({ errors }) => errors)).toEqual([])
  })

  return {
    /** A person with an empty browser. */
    async visit({ width = 1440, height = 900, language = 'CN' }: Options = {}): Promise<Visit> {
      const context = await browser.newContext({
        viewport: { width, height },
        baseURL: inject('address'),
        acceptDownloads: true,
      })
      context.setDefaultTimeout(15_000)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('console', (message) => {
        // What the browser says of a refused request is the test's own doing; the page must still not fail.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      if (language !== 'CN')
        await page.addInitScript((lang) => localStorage.setItem('admin.setting', JSON.stringify({ lang })), language)
      const visit = { page, context, errors }
      visits.push(visit)
      return visit
    },
  }
}

/** Signs in by the form and lands on the work bench. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await page.locator('input[autocomplete="username"]').fill(username)
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/dashboard/workplace')
}

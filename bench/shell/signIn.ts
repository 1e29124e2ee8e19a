import type { Page } from 'playwright-core'

/** Signs in by the form as the administrator of the benchmark's bank, and waits until loading ends. */
export async function signIn(page: Page, url: string, password: string): Promise<void> {
  await enter(page, url, password)
  await page.waitForLoadState('networkidle')
}

/** The same until the address is that of the work bench. */
export async function enter(page: Page, url: string, password: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.locator('input[autocomplete="username"]').fill('user1')
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/dashboard/workplace')
}

/** Navigates like a link within the console: the page is not reloaded. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

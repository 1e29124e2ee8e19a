import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The page, its files and the data of its forms are cached. */
export async function whenReady(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const cached = (await caches.match('/')) !== undefined
          return cached && performance.getEntriesByName('readyOffline').length > 0
        }),
      { timeout: 60_000 },
    )
    .toBe(true)
  // What was loaded before there was a worker is cached by it afterwards.
  await page.waitForLoadState('networkidle')
}

/** The button with the waiting entries. */
export const outbox = (page: Page) => page.getByRole('button', { name: /待发送 \d+ 条/ })

/** The network is back, and nothing waits any more. */
export async function whenSent(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await outbox(page).waitFor({ state: 'detached', timeout: 60_000 })
}

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The page, its files and the data of its forms are cached. */
export async function whenReady(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const cachedPage = await caches.match('/')
          const databases = await indexedDB.databases()
          const form = await caches.keys().then(async ([name = '']) => (await (await caches.open(name)).keys()).length)
          return cachedPage !== undefined && form > 10 && databases.some(({ name }) => name?.startsWith('shouya.'))
        }),
      { timeout: 60_000 },
    )
    .toBe(true)
  // The data of the forms come after its files.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

/** The button with the waiting entries. */
export const outbox = (page: Page) => page.getByRole('button', { name: /待发送 \d+ 条/ })

/** The network is back, and nothing waits any more. */
export async function whenSent(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await outbox(page).waitFor({ state: 'detached', timeout: 60_000 })
}

import type { Page } from 'playwright-core'

/** Delays a read of the page until `release`, as on a slow network; `held` resolves when it was requested. */
export async function holdReads(page: Page, path: string): Promise<{ release: () => void; held: Promise<void> }> {
  const requested = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  await page.route(`**/api/${path}`, async (route) => {
    requested.resolve()
    await free.promise
    await route.continue().catch(() => undefined)
  })
  return { release: free.resolve, held: requested.promise }
}

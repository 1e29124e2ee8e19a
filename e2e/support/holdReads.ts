import type { Page } from 'playwright-core'

/** Lets a read of the page wait for `release`, as on a slow network; `held`: it has been asked. */
export async function holdReads(page: Page, path: string): Promise<{ release: () => void; held: Promise<void> }> {
  const asked = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  await page.route(`**/api/${path}`, async (route) => {
    asked.resolve()
    await free.promise
    await route.continue().catch(() => undefined)
  })
  return { release: free.resolve, held: asked.promise }
}

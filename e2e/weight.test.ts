import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD, sendSignIn, useBrowser } from './support/browser.ts'
import { handovers } from './support/everyPage.ts'

const people = useBrowser()

/** Kilobytes of JavaScript that have travelled to a page so far, compressed as they were, and the files by name. */
async function countScripts(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const names = new Map<string, string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') names.set(requestId, new URL(response.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (names.has(requestId)) bytes += encodedDataLength
  })
  return () => ({ kilobytes: bytes / 1024, files: [...names.values()] })
}

// The bars of bench/shell; what is counted here does not depend on the machine.
test('nobody waits for more than the page in front says: sign-in 220 kB, work bench with charts 450 kB', async () => {
  const page = await people.visit({ height: 2400 })
  const loaded = await countScripts(page)
  await page.goto('/login')
  await page.locator('input[autocomplete="username"]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(loaded().kilobytes).toBeGreaterThan(100)
  expect(loaded().kilobytes).toBeLessThan(220)
  expect(loaded().files.length).toBeLessThan(12)

  await sendSignIn(page, 'hq_security', PASSWORD)
  await page.getByRole('img', { name: /^图表/ }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(loaded().kilobytes).toBeLessThan(450)
  // One language, and of it not the texts of the other pages.
  expect(loaded().files.filter((file) => /pageTexts/i.test(file))).toEqual([])
  expect(loaded().files.filter((file) => /\/texts-/i.test(file))).toHaveLength(1)

  await page.goto(`${handovers}?all=1`)
  await page.locator('.ant-table-row').first().waitFor()
  expect(loaded().files.filter((file) => /pageTexts/i.test(file))).toHaveLength(1)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageTexts } from '../apps/console/src/i18n/pageTexts.gen.ts'
import { handovers } from './support/addresses.ts'
import { PASSWORD, sendSignIn, useBrowser } from './support/browser.ts'
import { openByMenu } from './support/menu.ts'

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

/** The groups of texts of pages among some files. */
const textsOfPages = (files: readonly string[]) =>
  files.flatMap((file) => /\/(\w+)-[^/]+$/.exec(file)?.[1] ?? []).filter((name) => name in pageTexts)

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
  // Seen as it stands now: afterwards comes what the first list will need.
  const bench = loaded()
  expect(bench.kilobytes).toBeLessThan(450)
  // One language, and of it not the texts of the other pages.
  expect(bench.files.filter((file) => /\/texts-/i.test(file))).toHaveLength(1)
  expect(textsOfPages(bench.files).sort()).toEqual(['dashboard', 'reminder'])

  await page.goto(`${handovers}?all=1`)
  await page.locator('.ant-table-row').first().waitFor()
  expect(new Set(loaded().files.filter((file) => /\/roomKey-/.test(file))).size).toBe(1)
})

test('what lists are made of comes while somebody looks at the work bench, but not where data are dear', async () => {
  const bench = async (saveData: boolean) => {
    const page = await people.enter('hq_security')
    await page.addInitScript(
      (on) => Object.defineProperty(navigator, 'connection', { value: { saveData: on } }),
      saveData,
    )
    await page.reload()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    return page
  }
  const isKit = (url: string) => /\/(list|listKit|table)-/.test(url)
  const kitOf = async (page: Page) =>
    (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).filter(isKit)
  const ahead = await bench(false)
  const isAhead = () => ahead.evaluate(() => performance.getEntriesByName('loadAhead').length)
  await expect.poll(isAhead, { timeout: 60_000 }).toBe(1)
  expect(await kitOf(ahead)).not.toEqual([])
  const loaded = await countScripts(ahead)
  await openByMenu(ahead, '日常工作', '钥匙交接')
  await ahead.locator('.ant-table-row').first().waitFor()
  expect(loaded().files.filter(isKit)).toEqual([])

  const saving = await bench(true)
  await saving.waitForLoadState('networkidle')
  expect(await kitOf(saving)).toEqual([])
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageTexts } from '../apps/console/src/i18n/pageTexts.gen.ts'
import { handovers } from './support/addresses.ts'
import { PASSWORD, sendSignIn, useBrowser } from './support/browser.ts'
import { openByMenu } from './support/menu.ts'

const people = useBrowser()

/** The scripts that the page has loaded: their names, and their kilobytes, compressed as they travelled. */
async function scriptsOf(page: Page) {
  const scripts = await page.evaluate(() => {
    // The name of the mark that a test sets at the end of what it looks at.
    const end = performance.getEntriesByName('end')[0]?.startTime ?? Infinity
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < end)
      .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize }))
  })
  return {
    kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    files: scripts.map(({ name }) => new URL(name).pathname),
  }
}

/** Marks the moment at which the first chart stands: afterwards comes what the first list and work without a network need. */
function markFirstChart(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="img"][aria-label^="图表"]')) return
    observer.disconnect()
    performance.mark('end')
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

/** The groups of texts of pages among some files. */
const textsOfPages = (files: readonly string[]) =>
  files.flatMap((file) => /\/(\w+)-[^/]+$/.exec(file)?.[1] ?? []).filter((name) => name in pageTexts)

// The bars of bench/shell; what is counted here does not depend on the machine.
test('nobody waits for more than the page in front says: sign-in 220 kB, work bench with charts 450 kB', async () => {
  const page = await people.visit({ height: 2400 })
  await page.addInitScript(markFirstChart)
  await page.goto('/login')
  await page.locator('input[autocomplete="username"]').waitFor()
  await page.waitForLoadState('networkidle')
  const login = await scriptsOf(page)
  expect(login.kilobytes).toBeGreaterThan(100)
  expect(login.kilobytes).toBeLessThan(220)
  expect(login.files.length).toBeLessThan(12)

  await sendSignIn(page, 'hq_security', PASSWORD)
  await page.getByRole('img', { name: /^图表/ }).first().waitFor()
  const bench = await scriptsOf(page)
  expect(bench.kilobytes).toBeGreaterThan(login.kilobytes)
  expect(bench.kilobytes).toBeLessThan(450)
  // One language, and of it not the texts of the other pages.
  expect(bench.files.filter((file) => /\/texts-/i.test(file))).toHaveLength(1)
  expect(textsOfPages(bench.files).filter((group) => group !== 'reminder')).toEqual(['dashboard'])

  await page.goto(`${handovers}?all=1`)
  await page.locator('.ant-table-row').first().waitFor()
  expect((await scriptsOf(page)).files.filter((file) => /\/roomKey-/.test(file))).toHaveLength(1)
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
  const kitOf = async (page: Page) => (await scriptsOf(page)).files.filter(isKit)
  const ahead = await bench(false)
  const isAhead = () => ahead.evaluate(() => performance.getEntriesByName('loadAhead').length)
  await expect.poll(isAhead, { timeout: 60_000 }).toBe(1)
  const kit = await kitOf(ahead)
  expect(kit).not.toEqual([])
  await openByMenu(ahead, '日常工作', '钥匙交接')
  await ahead.locator('.ant-table-row').first().waitFor()
  expect(await kitOf(ahead)).toEqual(kit)

  const saving = await bench(true)
  await saving.waitForLoadState('networkidle')
  expect(await kitOf(saving)).toEqual([])
})

import { chromium, type Page } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'
import { ROUNDS } from '../lib/interleave.ts'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import { enter } from './signIn.ts'

/** Seconds that Directus needed until its sign-in page was usable, on the machine of the design's measurements. */
const DIRECTUS = 2.3
const SHARE = 0.4

type Load = { kilobytes: number; requests: number; seconds: number }

/** Opens a page with an empty cache: transferred JavaScript, requests, time until the field accepts input. */
async function open(page: Page, url: string, ready: string): Promise<Load> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let requests = 0
  const scripts = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Data URLs in a style sheet are not requested.
    if (!response.url.startsWith('data:')) requests++
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  const began = performance.now()
  await page.goto(url)
  await page.locator(ready).waitFor()
  const seconds = (performance.now() - began) / 1000
  await page.waitForLoadState('networkidle')
  return { kilobytes: bytes / 1024, requests, seconds }
}

/** A chart of the work bench that shows its numbers or that there are none. */
const drawn = 'section[aria-labelledby^="chart-"]:not(:has(.ant-skeleton))'
const awaited = 'section[aria-labelledby^="chart-"] .ant-skeleton'

/**
 * The JavaScript transferred from the sign-in page with an empty cache until the work bench shows its charts. The code
 * of lists is loaded later, when the page is idle (ADR 054).
 */
async function workBench(page: Page, url: string, password: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await enter(page, url, password)
  await page.locator(drawn).first().waitFor()
  await page.locator(awaited).first().waitFor({ state: 'detached' })
  return bytes / 1024
}

/** Row "First load": the sign-in page and the work bench against their limits. */
export async function firstLoad(server: Running, password: string): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  const loads: Load[] = []
  let bench = 0
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext()
      loads.push(await open(await context.newPage(), `${server.url}/login`, 'input[autocomplete="username"]'))
      await context.close()
    }
    bench = await workBench(await browser.newPage({ viewport: { width: 1440, height: 2400 } }), server.url, password)
  } finally {
    await browser.close()
  }
  const line = (row: string, value: number, limit: number, unit: string, digits = 0): Line => ({
    row: `First load, ${row}`,
    ours: `${value.toFixed(digits)} ${unit}`,
    against: `at most ${limit.toFixed(digits)} ${unit}`,
    ratio: limit / value,
    bar: 1,
  })
  const medianOf = (figure: keyof Load) => median(loads.map((load) => load[figure]))
  return [
    line('sign-in page: JavaScript, brotli', medianOf('kilobytes'), 220, 'kB'),
    line('sign-in page: requests', medianOf('requests'), 12, 'requests'),
    line('sign-in page: usable', medianOf('seconds'), DIRECTUS * SHARE, 's', 2),
    line('work bench with sign-in page: JavaScript, brotli', bench, 450, 'kB'),
  ]
}

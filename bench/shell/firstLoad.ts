import { chromium, type Page } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'
import { ROUNDS } from '../lib/interleave.ts'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import { enter } from './signIn.ts'

/** What Directus needs on the machine of the design's measurements until its sign-in page can be used. */
const DIRECTUS = 2.3
const SHARE = 0.4

type Load = { kilobytes: number; requests: number; seconds: number }

/** A page opened with an empty cache: JavaScript as it travels, requests, time until the field takes input. */
async function open(page: Page, url: string, ready: string): Promise<Load> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let requests = 0
  const scripts = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What stands in a style sheet as data is not asked for.
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

/** A chart of the work bench that has its numbers or says that there are none. */
const drawn = 'section[aria-labelledby^="chart-"]:not(:has(.ant-skeleton))'
const awaited = 'section[aria-labelledby^="chart-"] .ant-skeleton'

/**
 * The JavaScript that has travelled when the work bench stands with its charts, from an empty cache over the sign-in page.
 * What lists are made of comes after that, while nothing else is asked for (ADR 054).
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
  const of = (what: keyof Load) => median(loads.map((load) => load[what]))
  return [
    line('sign-in page: JavaScript, brotli', of('kilobytes'), 220, 'kB'),
    line('sign-in page: requests', of('requests'), 12, 'requests'),
    line('sign-in page: usable', of('seconds'), DIRECTUS * SHARE, 's', 2),
    line('work bench with sign-in page: JavaScript, brotli', bench, 450, 'kB'),
  ]
}

import { chromium, type Page } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'
import { ROUNDS } from '../lib/interleave.ts'
import { type Line, median } from '../lib/report.ts'
import type { Running } from './ours.ts'

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
  session.on('Network.responseReceived', ({ requestId, type }) => {
    requests++
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

/** Row "First load": the sign-in page against its limits. */
export async function firstLoad(server: Running): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  const loads: Load[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext()
      loads.push(await open(await context.newPage(), `${server.url}/login`, 'input[autocomplete="username"]'))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  const line = (row: string, value: number, limit: number, unit: string, digits = 0): Line => ({
    row: `First load, sign-in page: ${row}`,
    ours: `${value.toFixed(digits)} ${unit}`,
    against: `at most ${limit.toFixed(digits)} ${unit}`,
    ratio: limit / value,
    bar: 1,
  })
  return [
    line('JavaScript, brotli', median(loads.map(({ kilobytes }) => kilobytes)), 220, 'kB'),
    line('requests', median(loads.map(({ requests }) => requests)), 12, 'requests'),
    line('usable', median(loads.map(({ seconds }) => seconds)), DIRECTUS * SHARE, 's', 2),
  ]
}

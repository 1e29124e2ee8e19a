import { chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'
import { ROUNDS } from '../lib/interleave.ts'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import { go, signIn } from './signIn.ts'

/** A data row: while loading, the skeleton has rows of its own. */
const row = '.ant-table-row .reg-link'

/** Milliseconds that the first list of a session may take. */
const LIMIT = 500

/** Rows "Page change": another page with its rows, within the console and reloaded with a warm cache. */
export async function pageChange(server: Running, password: string): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  const path = '/exception/user'
  const inConsole: number[] = []
  const loaded: number[] = []
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const page = await (await browser.newContext()).newPage()
      await signIn(page, server.url, password)
      inConsole.push(await timed(() => go(page, path).then(() => page.locator(row).first().waitFor())))
      loaded.push(await timed(() => page.reload().then(() => page.locator(row).first().waitFor())))
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
  const [ours, theirs] = [median(inConsole), median(loaded)]
  return [
    {
      row: 'Page change: a list with its chunk and rows, first time',
      ours: `${ours.toFixed(0)} ms`,
      against: `at most ${LIMIT} ms`,
      ratio: LIMIT / ours,
      bar: 1,
    },
    {
      row: 'Page change: the same against the page loaded anew',
      ours: `${ours.toFixed(0)} ms`,
      against: `${theirs.toFixed(0)} ms loaded anew`,
      ratio: theirs / ours,
      bar: 1,
    },
  ]
}

import { type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import { go, signIn } from './signIn.ts'

const SWITCHES = 30
const list = '/form/daily/taskdaily/Handover'
const MB = 2 ** 20

/** Opens a page and waits until it has settled. */
async function open(page: Page, path: string): Promise<void> {
  await go(page, path)
  await page.waitForTimeout(250)
}

/** Brings a tab to the front by a click; milliseconds until its page has been painted. */
const switchTo = (page: Page, tab: string, title: string): Promise<number> =>
  page.evaluate(
    async ([name, heading]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const tabs = [...document.querySelectorAll<HTMLElement>('nav > .ant-tabs .ant-tabs-tab-btn')]
      const began = performance.now()
      tabs.find((candidate) => candidate.textContent.trim() === name)?.click()
      const shownHeading = () =>
        [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())?.textContent
      while (shownHeading() !== heading) {
        if (performance.now() - began > 10_000) throw new Error(`${name} did not come forward`)
        await frame()
      }
      // What was rendered has been painted when the next frame begins.
      await frame()
      return performance.now() - began
    },
    [tab, title] as const,
  )

/** The JavaScript heap after garbage collection. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / MB
}

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

/** What V8 derives from a running program (machine code, byte code), and what is outside of its heap. */
const notData = new Set(['code', 'native', 'synthetic'])

/**
 * The memory of the page itself: objects, functions, strings and lists. Machine code grows with every run of a loop.
 */
async function dataSize(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const note = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', note)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', note)
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let total = 0
  for (let index = 0; index < nodes.length; index += fields.length)
    if (!notData.has(types[0][nodes[index + type] ?? 0] ?? '')) total += nodes[index + size] ?? 0
  return total / MB
}

const setting = JSON.stringify({ lang: 'US', multiPage: true, animate: { disabled: true } })

const bar = 'nav > .ant-tabs'
/** The tabs of the shell; pages have tabs of their own. */
const openTabs = (page: Page) => page.locator(`${bar} .ant-tabs-tab`)

async function openAndClose(page: Page, times: number): Promise<void> {
  const countBefore = await openTabs(page).count()
  for (let index = 0; index < times; index++) {
    await open(page, `${list}?keywords=close${index % 20}`)
    await openTabs(page).nth(countBefore).locator('.ant-tabs-tab-remove').click()
    await openTabs(page).nth(countBefore).waitFor({ state: 'detached' })
  }
}

/** Rows "tabs" of the shell: switching to a kept page, the heap of forty tabs, what remains of 200 closed ones. */
export async function tabs(server: Running, password: string): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const session = await page.context().newCDPSession(page)
    await page.addInitScript((text) => localStorage.setItem('admin.setting', text), setting)
    await signIn(page, server.url, password)

    await open(page, list)
    await open(page, '/exception/user')
    const times: number[] = []
    for (let index = 0; index < SWITCHES; index++) {
      times.push(await switchTo(page, 'Key Handover', 'Key Handover'))
      times.push(await switchTo(page, 'Accounts', 'Accounts'))
    }

    await openAndClose(page, 20)
    const [heapBefore, dataBefore] = [await heap(session), await dataSize(session)]
    await openAndClose(page, 200)
    const [wholeGrowth, ownGrowth] = [(await heap(session)) - heapBefore, (await dataSize(session)) - dataBefore]

    for (let index = await openTabs(page).count(); index < 40; index++) {
      await open(page, `${list}?keywords=open${index}`)
      await openTabs(page).nth(index).waitFor()
    }
    const full = await heap(session)
    return [
      {
        row: 'Shell: switch to a kept page',
        ours: `${median(times).toFixed(0)} ms`,
        against: 'at most 100 ms',
        ratio: 100 / median(times),
        bar: 1,
      },
      {
        row: 'Shell: heap of 40 open tabs',
        ours: `${full.toFixed(0)} MB`,
        against: 'at most 400 MB',
        ratio: 400 / full,
        bar: 1,
      },
      {
        row: 'Shell: what 200 opened and closed tabs leave, compiled code aside',
        ours: `${ownGrowth.toFixed(2)} MB on ${dataBefore.toFixed(1)} MB (with it ${wholeGrowth.toFixed(1)} on ${heapBefore.toFixed(0)})`,
        against: 'at most 5 % more',
        ratio: (dataBefore * 0.05) / Math.max(ownGrowth, 0.01),
        bar: 1,
      },
    ]
  } finally {
    await browser.close()
  }
}

import { type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import { go, signIn } from './signIn.ts'

const SWITCHES = 30
const list = '/form/daily/taskdaily/Handover'
const MB = 2 ** 20

/** Opens a page and gives it time to come and stand. */
async function open(page: Page, path: string): Promise<void> {
  await go(page, path)
  await page.waitForTimeout(250)
}

/** Brings a tab forward by a click; milliseconds until its page has been painted. */
const switchTo = (page: Page, tab: string, title: string): Promise<number> =>
  page.evaluate(
    async ([name, heading]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const tabs = [...document.querySelectorAll<HTMLElement>('nav > .ant-tabs .ant-tabs-tab-btn')]
      const began = performance.now()
      tabs.find((one) => one.textContent.trim() === name)?.click()
      const shown = () => [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent
      while (shown() !== heading) {
        if (performance.now() - began > 10_000) throw new Error(`${name} did not come forward`)
        await frame()
      }
      // What was drawn has been painted when the next frame begins.
      await frame()
      return performance.now() - began
    },
    [tab, title] as const,
  )

/** JavaScript heap after all that can go has gone. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / MB
}

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

/** What V8 makes of a program as it runs (machine code, byte code) and what stands outside its heap. */
const notData = new Set(['code', 'native', 'synthetic'])

/** What the page itself keeps: its objects, functions, strings and lists. Machine code grows with every run of a loop. */
async function kept(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const note = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', note)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', note)
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!notData.has(types[0][nodes[at + type] ?? 0] ?? '')) sum += nodes[at + size] ?? 0
  return sum / MB
}

const setting = JSON.stringify({ lang: 'US', multiPage: true, animate: { disabled: true } })

const bar = 'nav > .ant-tabs'
/** The tabs of the shell; pages have tabs of their own. */
const openTabs = (page: Page) => page.locator(`${bar} .ant-tabs-tab`)

async function openAndClose(page: Page, times: number): Promise<void> {
  const before = await openTabs(page).count()
  for (let at = 0; at < times; at++) {
    await open(page, `${list}?keywords=close${at % 20}`)
    await openTabs(page).nth(before).locator('.ant-tabs-tab-remove').click()
    await openTabs(page).nth(before).waitFor({ state: 'detached' })
  }
}

/** Rows "tabs" of the shell: a switch to a kept page, the heap of forty tabs, what 200 closed ones leave behind. */
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
    for (let at = 0; at < SWITCHES; at++) {
      times.push(await switchTo(page, 'Key Handover', 'Key Handover'))
      times.push(await switchTo(page, 'Accounts', 'Accounts'))
    }

    await openAndClose(page, 20)
    const [whole, own] = [await heap(session), await kept(session)]
    await openAndClose(page, 200)
    const [wholeGrowth, ownGrowth] = [(await heap(session)) - whole, (await kept(session)) - own]

    for (let at = await openTabs(page).count(); at < 40; at++) {
      await open(page, `${list}?keywords=open${at}`)
      await openTabs(page).nth(at).waitFor()
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
        ours: `${ownGrowth.toFixed(2)} MB on ${own.toFixed(1)} MB (with it ${wholeGrowth.toFixed(1)} on ${whole.toFixed(0)})`,
        against: 'at most 5 % more',
        ratio: (own * 0.05) / Math.max(ownGrowth, 0.01),
        bar: 1,
      },
    ]
  } finally {
    await browser.close()
  }
}

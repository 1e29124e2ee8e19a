import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page as BrowserPage, CDPSession } from 'playwright-core'
import { median } from '../lib/report.ts'
import type { Page } from './build.ts'

/** Milliseconds until done and painted, and of the main thread's processor time: script, style, layout, paint. */
export interface Timed {
  readonly time: number
  readonly cpu: number
}

/** The figures of one run of a page. */
export interface Figures {
  /** The first form of a page, and one after its removal. */
  readonly mount: Timed
  readonly again: Timed
  /** Until all controls exist, for sides that mount them lazily. */
  readonly mountAll: Timed
  /** From focusing the place of the last field to its control. */
  readonly jump: Timed
  /** One of several strokes in the middle field. */
  readonly stroke: Timed
  readonly submit: Timed
  readonly setAll: Timed
  readonly hide: Timed
  readonly show: Timed
  /**
   * MB by which the JavaScript heap (`Runtime.getHeapUsage`, `usedSize`) grew from the page with its library loaded to
   * the page with the form, with garbage collected before both.
   */
  readonly heap: number
  /** The same for the heap of the browser's own objects (`embedderHeapUsedSize`): elements, styles, layout. */
  readonly heapAll: number
}

/** The number of fields of a form, and of labels and issues that the page has to show. */
export interface Size {
  readonly count: number
  readonly labels: number
  readonly errors: number
  /** The actions that a side did not finish in an earlier round, which are skipped. */
  readonly never: Set<string>
}

const NOTHING: Timed = { time: Number.NaN, cpu: Number.NaN }
/** Milliseconds for a side's work after it is done. */
const SETTLING = 500

const STROKES = 20
const HOST = 'http://bench.test/'

declare const bench: Record<string, (...args: unknown[]) => number | Promise<number>>

const call = (page: BrowserPage, name: string, ...args: unknown[]): Promise<number> =>
  page.evaluate(([member, given]) => bench[member as string]?.(...(given as unknown[])) ?? Number.NaN, [name, args])

async function heapOf(session: CDPSession): Promise<{ own: number; all: number }> {
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
  const usage = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; embedderHeapUsedSize?: number }
  return { own: usage.usedSize / 1e6, all: (usage.usedSize + (usage.embedderHeapUsedSize ?? 0)) / 1e6 }
}

async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** The middle text field. */
const middle = (count: number): number => Math.floor(count / 8) * 4

async function type(page: BrowserPage, session: CDPSession, count: number): Promise<Timed> {
  const index = middle(count)
  await call(page, 'scrollTo', index)
  await page.waitForTimeout(300)
  await call(page, 'focus', index)
  await page.waitForTimeout(300)
  await call(page, 'strokes')
  const cpuBefore = await busy(session)
  for (let stroke = 0; stroke < STROKES; stroke++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(40)
  }
  const cpu = (await busy(session)) - cpuBefore
  const times = (await page.evaluate(() => bench.strokes?.())) as unknown as number[]
  return { time: median(times), cpu: cpu / STROKES }
}

/** Loads a page, mounts a form and runs every action once. */
export async function measure(browser: Browser, { dir }: Page, size: Size): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await context.route(`${HOST}**`, (route) => {
      const path = new URL(route.request().url()).pathname
      const file = path === '/' ? 'index.html' : path.slice(1)
      const contentType = { html: 'text/html', js: 'text/javascript', css: 'text/css' }[file.split('.').at(-1) ?? '']
      return route.fulfill({ body: readFileSync(join(dir, file)), contentType })
    })
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(HOST)
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject))
    failed.catch(() => undefined)
    return await Promise.race([failed, act(page, session, size)])
  } finally {
    await context.close()
  }
}

async function act(page: BrowserPage, session: CDPSession, { count, labels, errors, never }: Size): Promise<Figures> {
  await page.waitForFunction(() => typeof bench !== 'undefined')
  const timed = async (name: string, ...args: unknown[]): Promise<Timed> => {
    if (never.has(name)) return NOTHING
    try {
      const cpuBefore = await busy(session)
      const time = await call(page, name, ...args)
      return { time, cpu: (await busy(session)) - cpuBefore }
    } catch (failure) {
      if (name === 'mount' || !String(failure).includes('not done')) throw failure
      console.error(`${await page.title()}, ${count} fields: ${name} does not come to an end`)
      never.add(name)
      return NOTHING
    }
  }
  const empty = await heapOf(session)
  const mount = await timed('mount', count, labels)
  await page.waitForTimeout(SETTLING)
  const full = await heapOf(session)
  const jump = await timed('focus', Math.floor((count - 1) / 4) * 4)
  const stroke = await type(page, session, count)
  const submit = await timed('submit', errors)
  await page.waitForTimeout(SETTLING)
  const setAll = await timed('setAll', labels)
  await page.waitForTimeout(SETTLING)
  const indexes = Array.from({ length: Math.min(100, count / 2) }, (_, index) => index * 2)
  const hides = (await call(page, 'hides')) === 1
  const hide = hides ? await timed('hide', indexes, count - indexes.length) : NOTHING
  await page.waitForTimeout(SETTLING)
  const show = hides ? await timed('show', indexes, count) : NOTHING
  const mountAll = await timed('mountAll', count)
  await call(page, 'unmount')
  await page.waitForTimeout(SETTLING)
  const again = await timed('mount', count, labels)
  const [heap, heapAll] = [full.own - empty.own, full.all - empty.all]
  return { mount, again, mountAll, jump, stroke, submit, setAll, hide, show, heap, heapAll }
}

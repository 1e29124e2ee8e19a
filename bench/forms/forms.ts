import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'
import { npmCli } from '../../scripts/lib/npmCli.mjs'
import { npmInstall } from '../../scripts/lib/npmInstall.mjs'
import { interleaveAll } from '../lib/interleave.ts'
import { build, type Page } from './build.ts'
import { type Figures, measure, type Size } from './measure.ts'
import { report, type Side } from './tables.ts'

/** Ours, the limit, and the peers in the order of the issue. */
const SIDES = ['ours', 'plain', 'antd', 'hookForm', 'formily', 'survey', 'formJs', 'kForm']
const COUNTS = [50, 200, 1000]
/** 180 fields in tabs and grids, 200 rows of four columns. */
const NESTED = { count: 980, labels: 180, errors: 180 }

/** The benchmark of the form renderer in a real browser, all sides in one run; returns its part of `results.md`. */
export async function forms(): Promise<string> {
  await npmInstall({ npmCli: npmCli() }, `${import.meta.dirname}/peers`, ['--legacy-peer-deps', '--ignore-scripts'])
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  try {
    const pages: Page[] = []
    for (const name of SIDES) pages.push(await build(name))
    const ours = await build('nested')
    const runs = new Map<number, readonly Side[]>()
    for (const count of COUNTS) runs.set(count, await run(browser, pages, { count, labels: count, errors: count }))
    const { count } = NESTED
    const [nested, limit] = await interleaveAll([
      measured(browser, ours, NESTED),
      ...pages
        .filter(({ name }) => name === 'plain')
        .map((page) => measured(browser, page, { count, labels: count, errors: count })),
    ])
    return report(pages, runs, { ours: nested ?? [], plain: limit ?? [] })
  } finally {
    await browser.close()
  }
}

type Counts = Omit<Size, 'never'>

async function run(browser: Browser, pages: readonly Page[], counts: Counts): Promise<readonly Side[]> {
  const figures = await interleaveAll(pages.map((page) => measured(browser, page, counts)))
  console.log(`forms of ${counts.count} fields are measured`)
  return pages.map(({ name }, index) => ({ name, rounds: figures[index] ?? [] }))
}

/** Seconds that one round of a side may take; a slower side has one round. */
const PATIENCE = 120

/** A side that fails reports it, has no figures and is not run again at that size; the others continue. */
function measured(browser: Browser, page: Page, counts: Counts): () => Promise<Figures | undefined> {
  const size = { ...counts, never: new Set<string>() }
  let isThrough = true
  let only: Figures | undefined
  return async () => {
    if (!isThrough || only) return only
    const began = performance.now()
    try {
      const figures = await measure(browser, page, size)
      if (performance.now() - began > PATIENCE * 1000) only = figures
      return figures
    } catch (failure) {
      if (!browser.isConnected()) throw failure
      isThrough = false
      console.error(`${page.name}, ${counts.count} fields: ${String(failure)}`)
      return undefined
    } finally {
      console.log(`${page.name}, ${counts.count} fields: ${((performance.now() - began) / 1000).toFixed(0)} s`)
    }
  }
}

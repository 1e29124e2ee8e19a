import { type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'
import { type Line, median } from '../lib/report.ts'
import type { Running } from '../server/ours.ts'
import { signIn } from '../shell/signIn.ts'
import { largeForm } from './largeForm.ts'
import { untilPainted } from './untilPainted.ts'

const TIMES = 12
const FRAME = 16
/** The designer inspects the form 0.3 s after a change and stores a draft after 1 s. */
const AFTERWARDS = 1500

type Measured = { at: number[]; later: number[] }
const noMeasurements = (): Measured => ({ at: [], later: [] })

/** Milliseconds of processor time that the page has spent in JavaScript, independent of other load on the machine. */
async function scripting(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}

/** The scripting of an event until the next paint, and of all that follows by itself. */
async function measure(
  page: Page,
  session: CDPSession,
  into: Measured,
  event: string,
  act: () => Promise<void>,
): Promise<void> {
  const began = await scripting(session)
  const untilPaint = await untilPainted(session, event, act)
  await page.waitForTimeout(AFTERWARDS)
  into.at.push(untilPaint)
  into.later.push((await scripting(session)) - began - untilPaint)
}

/** Saves a form as the signed-in account and returns its id. */
const makeForm = (page: Page, document: string): Promise<number> =>
  page.evaluate(async (text) => {
    const call = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
      const response = await fetch(`/api/CustomForm/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const answer = await response.json()
      if (answer.Code !== 0) throw new Error(`${path}: ${answer.Message}`)
      return answer.Data.id as number
    }
    const category_id = await call('SaveCategory', { category_name: 'bench' })
    return call('Save', { form_name: 'bench', category_id, document: text })
  }, document)

/** Drags over the upper half of a field in the middle of the form, without dropping. */
async function carry(page: Page, from: string, to: string): Promise<void> {
  await page.locator(to).scrollIntoViewIfNeeded()
  const [source, target] = [await page.locator(from).first().boundingBox(), await page.locator(to).boundingBox()]
  if (!source || !target) throw new Error('nothing to drag')
  await page.mouse.move(source.x + 20, source.y + 8)
  await page.mouse.down()
  await page.mouse.move(target.x + 60, target.y + 20, { steps: 3 })
  await page.mouse.move(target.x + 60, target.y + 6, { steps: 2 })
  await page.locator('.fd-drop').waitFor()
}

/** Rows "designer": drop, move and undo in a form of 500 fields, within one frame of scripting at the median. */
export async function designer(server: Running, password: string): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await signIn(page, server.url, password)
    const form = largeForm()
    const id = await makeForm(page, JSON.stringify(form))
    await page.goto(`${server.url}/exception/queryFieldlist/field?id=${id}`)
    await page.locator('.fd-item').nth(400).waitFor()
    await page.waitForTimeout(AFTERWARDS)

    const middle = `[data-field="${form.list[150]?.key}"]`
    const [drop, move, undo] = [noMeasurements(), noMeasurements(), noMeasurements()]
    const canvas = page.locator('.fd-sheet')
    for (let time = 0; time < TIMES; time++) {
      await carry(page, '.fd-palette-item', middle)
      await measure(page, session, drop, 'drop', () => page.mouse.up())
      await canvas.focus()
      await measure(page, session, move, 'keydown', () => page.keyboard.press('Alt+ArrowDown'))
      await measure(page, session, undo, 'keydown', () => page.keyboard.press('Control+z'))
      await page.keyboard.press('Control+z')
      await page.waitForTimeout(AFTERWARDS)
    }
    return [...lines('drop from the palette', drop), ...lines('move by the keyboard', move), ...lines('undo', undo)]
  } finally {
    await browser.close()
  }
}

const lines = (label: string, { at, later }: Measured): Line[] => [
  {
    row: `Designer, 500 fields: ${label}, scripting until painted`,
    ours: `${median(at).toFixed(1)} ms`,
    against: `at most ${FRAME} ms`,
    ratio: FRAME / median(at),
    bar: 1,
  },
  {
    row: `Designer, 500 fields: ${label}, what follows in 1.5 s (for information)`,
    ours: `${median(later).toFixed(1)} ms`,
    against: 'checks, draft, properties',
    ratio: FRAME / median(later),
    bar: 0,
  },
]

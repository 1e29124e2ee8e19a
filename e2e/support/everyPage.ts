import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stop as PageStop } from '../../apps/console/src/testing/Stop.ts'
import type { People, Screen } from './browser.ts'
import { ofNouns } from './ofNouns.ts'

type Stop = Omit<PageStop, 'who'> & {
  /** What to open there before the check. */
  opens?: (page: Page) => Promise<void>
}

type Tour = { tour: string; who?: string; stops: readonly Stop[] }

const firstRow = (page: Page) => page.locator('.ant-table-row, .reg-card').filter({ visible: true }).first()
const drawer = (page: Page) => page.getByRole('dialog').first().waitFor()

/** Waits for what a page shows, or opens it. */
async function show(page: Page, shows: Stop['shows']): Promise<void> {
  if (shows === undefined) return
  if (shows === 'rows') return firstRow(page).waitFor()
  if (shows === 'record') await firstRow(page).getByRole('button').first().click()
  if (typeof shows === 'string') return drawer(page)
  if (shows.press) await page.locator(shows.press).first().click()
  await page.locator(shows.wait).first().waitFor()
}

/** Opens the account menu's entry at this position. */
const userMenu = (index: number) => async (page: Page) => {
  await page.locator('header [aria-haspopup="menu"]').first().click()
  // An item that still moves would be scrolled to, which moves the menu away from under the pointer.
  await settle(page)
  await page.locator('.ant-dropdown').getByRole('menuitem').nth(index).click()
  await drawer(page)
}
const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await drawer(page)
}

const bench = '/dashboard/workplace'

/** States outside of the menu's pages: the console's frame, and its messages instead of a page. */
const frame: readonly Tour[] = [
  { tour: 'sign-in', stops: [{ name: 'sign-in', path: '/login' }] },
  {
    tour: 'frame',
    who: 'admin',
    stops: [
      { corner: true, name: 'interface settings', path: bench, opens: userMenu(2) },
      { corner: true, name: 'downloads', path: bench, opens: userMenu(3) },
      { name: 'search', path: bench, opens: press('Control+k') },
      { corner: true, name: 'keys', path: bench, opens: press('?') },
      { name: 'no such page', path: '/no/such/page' },
      { name: 'no right', path: '/403' },
    ],
  },
]

const ofPages = await ofNouns<PageStop>('tour')

/** The most stops of one test. */
const MOST = 12

/** The stops of all pages, by area and role. */
function toursOfPages(): Tour[] {
  const stopsOfAll = ofPages.flatMap(({ area, list }) =>
    list.map(({ who = 'admin', ...stop }) => ({ ...stop, who, area })),
  )
  return [...Map.groupBy(stopsOfAll, ({ area, who }) => `${area} ${who}`)].flatMap(([tour, stops]) =>
    Array.from({ length: Math.ceil(stops.length / MOST) }, (_, index) => ({
      tour: `${tour} ${index + 1}`,
      who: stops[0]?.who,
      stops: stops.slice(index * MOST, (index + 1) * MOST),
    })),
  )
}

/** Every built page, message page and overlay, by role. */
const tours: readonly Tour[] = [...frame, ...toursOfPages()]

/** Visits every stop of a tour and returns the findings by page; pages without findings are left out. */
async function go(people: People, screen: Screen, look: (page: Page) => Promise<string[]>, { who, stops }: Tour) {
  const page = await (who === undefined ? people.visit(screen) : people.signedIn(who, screen))
  const byPage: Record<string, string[]> = {}
  for (const { name, path, shows, opens } of stops) {
    await open(page, path)
    await opens?.(page)
    await show(page, shows)
    await settle(page)
    const findings = await look(page)
    if (findings.length > 0) byPage[name] = findings
  }
  // Browsers left open go on rendering and slow down the next check.
  await page.context().close()
  return byPage
}

/** A test for each tour: together they take minutes. `of`: only one check per page, or only the rest. */
export const everyPage = (
  check: string,
  people: People,
  screen: Screen,
  look: (page: Page) => Promise<string[]>,
  of?: 'pages' | 'corners',
) => {
  const isSelected = ({ corner }: Stop) => of === undefined || (corner === true) === (of === 'corners')
  const rounds = tours
    .map((tour) => ({ ...tour, stops: tour.stops.filter(isSelected) }))
    .filter(({ stops }) => stops.length)
  test.each(rounds)(`${check}: $tour`, async (tour) => {
    expect(await go(people, screen, look, tour)).toEqual({})
  })
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settle(page)
}

/** No motion of antd takes longer: it ends by itself after half a second. */
const LONGEST_MOTION = 1000

/** Waits until nothing is loading or moving: chunks, rows, counters, animations. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction((longest) => {
    // A motion has its class before its first frame, when no animation runs yet.
    const startClasses = ['enter', 'appear', 'leave'].flatMap((phase) => [
      `[class*="-${phase}-prepare"]`,
      `[class*="-${phase}-start"]`,
    ])
    const unready = [
      '[aria-busy="true"]',
      '.ant-skeleton',
      '.ant-spin-spinning',
      '[class*="-motion-"]',
      ...startClasses,
    ].join()
    const moving = document.getAnimations().some(({ playState }) => playState === 'running')
    // A drawer whose tab comes back keeps the class of its appearing for ever (rc-motion under <Activity>): then it rests.
    const store = window as { appearing?: Map<Element, number> }
    const appearing = store.appearing ?? new Map<Element, number>()
    store.appearing = appearing
    const rests = (element: Element) => {
      if (!element.matches('[class*="-appear-active"]')) return false
      const since = appearing.get(element) ?? performance.now()
      appearing.set(element, since)
      return performance.now() - since > longest
    }
    const unsettled = [...document.querySelectorAll(unready)].filter((element) => !rests(element))
    for (const element of appearing.keys()) if (!element.matches('[class*="-appear-active"]')) appearing.delete(element)
    // A page in the background may have been left while it was reading.
    return !moving && !unsettled.some((element) => element.checkVisibility())
  }, LONGEST_MOTION)
}

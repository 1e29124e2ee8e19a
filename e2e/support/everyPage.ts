import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { People, Screen } from './browser.ts'

type Stop = {
  name: string
  path: string
  /** Another state of a page that has a stop already. */
  corner?: true
  /** What to wait for or to open there before looking. */
  show?: (page: Page) => Promise<void>
}

type Tour = { tour: string; who?: string; stops: readonly Stop[] }

export const handovers = '/form/daily/taskdaily/Handover'
export const checks = '/form/daily/taskdaily/SecurityItemList'
export const faults = '/form/daily/taskdaily/RepairList'
export const visitors = '/form/daily/taskdaily/InOutList'
export const recordings = '/form/daily/taskdaily/ReadList'
const rectifications = '/form/daily/taskdaily/RectifyList'
export const moneyBoxes = '/form/daily/taskdaily/EscortList'
const escortPlans = '/exception/escort/PlanList'
const companies = '/exception/escort/List'
const vehicles = '/exception/escort/CarList/'
const staff = '/exception/escort/StaffList/'

const firstRow = (page: Page) => page.locator('.ant-table-row, .reg-card').filter({ visible: true }).first()
const rows = (page: Page) => firstRow(page).waitFor()
const drawer = (page: Page) => page.getByRole('dialog').first().waitFor()
const record = async (page: Page) => {
  await firstRow(page).getByRole('button').first().click()
  await drawer(page)
}

const setUp = async (page: Page) => {
  await page.locator('section[aria-labelledby="totp"] .ant-btn-primary').click()
  await page.locator('.ant-qrcode').waitFor()
}
const wall = (page: Page) => page.locator('main section').getByRole('button').first().waitFor()
const parameters = (page: Page) => page.locator('.set-parameters li').first().waitFor()
const parameter = async (page: Page) => {
  await page.locator('.set-parameters li').first().getByRole('button').first().click()
  await drawer(page)
}

/** What stands at this place of the account menu. */
const userMenu = (at: number) => async (page: Page) => {
  await page.locator('header [aria-haspopup="menu"]').first().click()
  await page.locator('.ant-dropdown').getByRole('menuitem').nth(at).click()
  await drawer(page)
}
const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await drawer(page)
}

/** Every page that is built or only says something, and what opens on it, by who goes there. */
const tours: readonly Tour[] = [
  {
    tour: 'sign-in',
    stops: [{ name: 'sign-in', path: '/login' }],
  },
  {
    tour: 'own things',
    who: 'admin',
    stops: [
      { name: 'work bench', path: '/dashboard/workplace' },
      { name: 'duty wall', path: '/dashboard/wall', show: wall },
      { corner: true, name: 'interface settings', path: '/dashboard/workplace', show: userMenu(2) },
      { corner: true, name: 'downloads', path: '/dashboard/workplace', show: userMenu(3) },
      { name: 'search', path: '/dashboard/workplace', show: press('Control+k') },
      { corner: true, name: 'keys', path: '/dashboard/workplace', show: press('?') },
      { name: 'password', path: '/dashboard/password' },
      { corner: true, name: 'second step', path: '/dashboard/password', show: setUp },
    ],
  },
  {
    tour: 'registers',
    who: 'admin',
    stops: [
      { name: 'handovers', path: `${handovers}?all=1`, show: rows },
      { name: 'new handover', path: `${handovers}?new=1`, show: drawer },
      { corner: true, name: 'handover', path: `${handovers}?all=1`, show: record },
      { name: 'checks', path: `${checks}?all=1`, show: rows },
      { corner: true, name: 'check', path: `${checks}?all=1`, show: record },
      { name: 'rectifications', path: rectifications, show: rows },
      { corner: true, name: 'rectification', path: rectifications, show: record },
      { name: 'escort handovers', path: `${moneyBoxes}?all=1`, show: rows },
      { corner: true, name: 'escort handover', path: `${moneyBoxes}?all=1`, show: record },
      { name: 'visitors', path: `${visitors}?all=1`, show: rows },
      { corner: true, name: 'new visitor', path: `${visitors}?new=1`, show: drawer },
      { corner: true, name: 'visitor', path: `${visitors}?all=1`, show: record },
      { name: 'recordings', path: `${recordings}?all=1`, show: rows },
      { corner: true, name: 'new look at recordings', path: `${recordings}?new=1`, show: drawer },
      { corner: true, name: 'look at recordings', path: `${recordings}?all=1`, show: record },
    ],
  },
  {
    tour: 'escort plans',
    who: 'admin',
    stops: [
      { name: 'plans', path: escortPlans, show: rows },
      { corner: true, name: 'plan', path: escortPlans, show: record },
      { corner: true, name: 'new plan', path: `${escortPlans}?new=1`, show: drawer },
      { corner: true, name: 'routes', path: `${escortPlans}?tab=route`, show: rows },
      { corner: true, name: 'route', path: `${escortPlans}?tab=route`, show: record },
      { corner: true, name: 'new route', path: `${escortPlans}?tab=route&new=1`, show: drawer },
      { corner: true, name: 'boxes', path: `${escortPlans}?tab=box`, show: rows },
      { corner: true, name: 'new box', path: `${escortPlans}?tab=box&new=1`, show: drawer },
    ],
  },
  {
    tour: 'escort',
    who: 'admin',
    stops: [
      { name: 'companies', path: companies, show: rows },
      { corner: true, name: 'company', path: companies, show: record },
      { corner: true, name: 'new company', path: `${companies}?new=1`, show: drawer },
      { name: 'vehicles', path: vehicles, show: rows },
      { corner: true, name: 'vehicle', path: vehicles, show: record },
      { corner: true, name: 'new vehicle', path: `${vehicles}?new=1`, show: drawer },
      { name: 'people', path: staff, show: rows },
      { corner: true, name: 'person', path: staff, show: record },
      { corner: true, name: 'new person', path: `${staff}?new=1`, show: drawer },
      { name: 'check items', path: '/exception/checkItem', show: rows },
    ],
  },
  {
    tour: 'tasks and faults',
    who: 'admin',
    stops: [
      { name: 'completion of tasks', path: '/report/dailytask', show: rows },
      { corner: true, name: 'tasks', path: '/report/dailytask?tab=tasks', show: rows },
      { corner: true, name: 'task', path: '/report/dailytask?tab=tasks', show: record },
      { name: 'task types', path: '/exception/remind', show: parameters },
      { corner: true, name: 'task type', path: '/exception/remind', show: parameter },
      { corner: true, name: 'holidays', path: '/exception/remind?tab=holidays' },
      { name: 'faults', path: `${faults}?all=1`, show: rows },
      { corner: true, name: 'new fault', path: `${faults}?new=1`, show: drawer },
      { corner: true, name: 'fault', path: `${faults}?all=1`, show: record },
    ],
  },
  {
    tour: 'people',
    who: 'admin',
    stops: [
      { name: 'organisation', path: '/exception/dept', show: rows },
      { corner: true, name: 'new unit', path: '/exception/dept?new=1', show: drawer },
      { corner: true, name: 'unit', path: '/exception/dept', show: record },
      { name: 'accounts', path: '/exception/user', show: rows },
      { corner: true, name: 'online sessions', path: '/exception/user?tab=online', show: rows },
      { corner: true, name: 'new account', path: '/exception/user?new=1', show: drawer },
    ],
  },
  {
    tour: 'system',
    who: 'admin',
    stops: [
      { name: 'dictionary', path: '/exception/dict/List', show: rows },
      { corner: true, name: 'parameters', path: '/exception/dict/List?tab=setting', show: parameters },
      { corner: true, name: 'parameter', path: '/exception/setting', show: parameter },
      { name: 'sign-ins', path: '/exception/log?log=signIns', show: rows },
      { name: 'roles', path: '/exception/role', show: rows },
      { corner: true, name: 'new role', path: '/exception/role?new=1', show: drawer },
      { corner: true, name: 'grants', path: '/exception/role', show: record },
      { name: 'menu', path: '/exception/menu', show: rows },
      { corner: true, name: 'new menu entry', path: '/exception/menu?new=1', show: drawer },
      { name: 'log', path: '/exception/menu?tab=log', show: rows },
    ],
  },
  {
    tour: 'forms',
    who: 'admin',
    stops: [
      { name: 'forms', path: '/exception/queryFieldlist' },
      { corner: true, name: 'new form', path: '/exception/queryFieldlist?new=1', show: drawer },
      { corner: true, name: 'submissions', path: '/exception/queryFieldlist?tab=submissions' },
      { name: 'designer', path: '/exception/queryFieldlist/field' },
      { name: 'forms to fill in', path: '/exception/queryFieldlist/fill' },
    ],
  },
  {
    tour: 'approvals',
    who: 'admin',
    stops: [
      { name: 'requests', path: '/form/basic' },
      { corner: true, name: 'drafts', path: '/form/basic?tab=drafts' },
      { corner: true, name: 'flows to start', path: '/form/basic?tab=new' },
      { name: 'all requests', path: '/form/basic?tab=all' },
      { name: 'inbox', path: '/form/step' },
      { name: 'handled requests', path: '/form/StepForm2' },
      { corner: true, name: 'copied requests', path: '/form/StepForm2?tab=copied' },
      { name: 'leave', path: '/dashboard/leave' },
      { corner: true, name: 'new leave', path: '/dashboard/leave?new=1', show: drawer },
    ],
  },
  {
    tour: 'notices',
    who: 'admin',
    stops: [
      { name: 'notices', path: '/dashboard/notice', show: rows },
      { corner: true, name: 'notice', path: '/dashboard/notice', show: record },
      { name: 'managed notices', path: '/exception/notice/List', show: rows },
      { corner: true, name: 'new notice', path: '/exception/notice/List?new=1', show: drawer },
      { corner: true, name: 'managed notice', path: '/exception/notice/List', show: record },
    ],
  },
  {
    tour: 'pages that only say something',
    who: 'admin',
    stops: [
      { name: 'not built yet', path: '/exception/banner' },
      { corner: true, name: 'not built yet, in no group', path: '/conference' },
      { name: 'no such page', path: '/no/such/page' },
      { name: 'no right', path: '/403' },
    ],
  },
  {
    tour: 'log',
    who: 'auditor',
    stops: [{ name: 'log of its own', path: '/exception/log', show: rows }],
  },
  {
    tour: 'outlet',
    who: 'outlet_safety',
    stops: [
      { name: 'work bench', path: '/dashboard/workplace' },
      { name: 'handovers', path: `${handovers}?all=1`, show: rows },
      { name: 'new check', path: `${checks}?new=1`, show: drawer },
      { name: 'new escort handover', path: `${moneyBoxes}?new=1`, show: drawer },
      { corner: true, name: 'key ledger', path: `${handovers}?tab=ledger`, show: rows },
      { name: 'no right, with the page that was meant', path: '/exception/user' },
    ],
  },
]

/** Goes to every page of a tour and answers what the look found, by page; a page without findings is left out. */
async function go(people: People, screen: Screen, look: (page: Page) => Promise<string[]>, { who, stops }: Tour) {
  const page = who === undefined ? await people.visit(screen) : await people.enter(who, '/dashboard/workplace', screen)
  const found: Record<string, string[]> = {}
  for (const { name, path, show } of stops) {
    await open(page, path)
    await show?.(page)
    await settle(page)
    const findings = await look(page)
    if (findings.length > 0) found[name] = findings
  }
  // Eleven browsers of one file that go on drawing and listening slow down what the next one looks at.
  await page.context().close()
  return found
}

/** A test for each tour: all of them together take minutes. `of`: one look at every page, or at all that is left out then. */
export const everyPage = (
  what: string,
  people: People,
  screen: Screen,
  look: (page: Page) => Promise<string[]>,
  of?: 'pages' | 'corners',
) => {
  const chosen = ({ corner }: Stop) => of === undefined || (corner === true) === (of === 'corners')
  const rounds = tours
    .map((tour) => ({ ...tour, stops: tour.stops.filter(chosen) }))
    .filter(({ stops }) => stops.length)
  test.each(rounds)(`${what}: $tour`, async (tour) => {
    expect(await go(people, screen, look, tour)).toEqual({})
  })
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settle(page)
}

/** Until nothing is on its way any more: chunk, rows, counters, and what slides or fades in. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => {
    // A motion has its class from before its first frame, when no animation runs yet.
    const first = ['enter', 'appear', 'leave'].flatMap((way) => [
      `[class*="-${way}-prepare"]`,
      `[class*="-${way}-start"]`,
    ])
    const unready = [
      '[aria-busy="true"]',
      '.ant-skeleton',
      '.ant-spin-spinning',
      '[class*="-motion-"]',
      ...first,
    ].join()
    const moving = document.getAnimations().some(({ playState }) => playState === 'running')
    // A page behind another one may have been left while it was still reading.
    return !moving && ![...document.querySelectorAll(unready)].some((one) => one.checkVisibility())
  })
}

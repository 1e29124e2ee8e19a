import type { Page } from 'playwright-core'

export type Stop = {
  name: string
  path: string
  /** What to open there before looking; the page itself when left out. */
  open?: (page: Page) => Promise<void>
}

const drawer = (page: Page) => page.getByRole('dialog').first().waitFor()
const firstRow = async (page: Page) => {
  await page.locator('.ant-table-row, .reg-card').first().waitFor()
}

/** Every page that is built, for somebody with all rights, and what can be opened on it. */
export const stops: readonly Stop[] = [
  { name: 'work bench', path: '/dashboard/workplace' },
  { name: 'password', path: '/dashboard/password' },
  { name: 'handovers', path: '/form/daily/taskdaily/Handover', open: firstRow },
  { name: 'new handover', path: '/form/daily/taskdaily/Handover?new=1', open: drawer },
  {
    name: 'handover',
    path: '/form/daily/taskdaily/Handover',
    open: async (page) => {
      await firstRow(page)
      await page.locator('.ant-table-row, .reg-card').first().getByRole('button').first().click()
      await drawer(page)
    },
  },
  { name: 'accounts', path: '/exception/user', open: firstRow },
  { name: 'new account', path: '/exception/user?new=1', open: drawer },
  { name: 'dictionary', path: '/exception/dict/List', open: firstRow },
  { name: 'log', path: '/exception/log', open: firstRow },
  { name: 'not built yet', path: '/exception/role' },
  { name: 'no such page', path: '/no/such/page' },
  { name: 'no right', path: '/403' },
]

/** Goes there and waits until nothing loads any more. */
export async function arrive(page: Page, { path, open }: Stop): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await open?.(page)
  await page.locator('.ant-skeleton-active, .ant-spin-spinning').first().waitFor({ state: 'detached' })
  await still(page)
}

/** Popups and drawers come in under 200 ms; before that they are half-transparent and smaller than they will be. */
export const still = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

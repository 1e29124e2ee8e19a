import type { Page } from 'playwright-core'

type BuiltPage = { name: string; who: string; path: string }

/** Every page that is built, with somebody who may open it. */
export const builtPages: readonly BuiltPage[] = [
  { name: 'work bench', who: 'outlet_safety', path: '/dashboard/workplace' },
  { name: 'key handover', who: 'outlet_safety', path: '/form/daily/taskdaily/Handover' },
  { name: 'key ledger', who: 'outlet_safety', path: '/form/daily/taskdaily/Handover?tab=ledger' },
  { name: 'password', who: 'admin', path: '/dashboard/password' },
  { name: 'accounts', who: 'admin', path: '/exception/user' },
  { name: 'dictionary', who: 'admin', path: '/exception/dict/List' },
  { name: 'log', who: 'admin', path: '/exception/log' },
]

/** Pages that only say something. */
export const messagePages: readonly BuiltPage[] = [
  { name: 'not built', who: 'admin', path: '/conference' },
  { name: 'not found', who: 'admin', path: '/no/such/page' },
  { name: 'no right', who: 'outlet_safety', path: '/exception/user' },
]

/** Until nothing is on its way any more: chunk, rows, counters. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, .ant-drawer-panel-motion-right'),
  )
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settle(page)
}

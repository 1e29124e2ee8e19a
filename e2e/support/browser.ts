import { type Browser, chromium, type Page, type Response } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { holdWhatOpens } from './holdWhatOpens.ts'
import { moveClock } from './moveClock.ts'
import { served } from './served.ts'

export const PASSWORD = 'Demo@2026'

export type Screen = {
  width?: number
  height?: number
  language?: 'CN' | 'HK' | 'US'
  /** The console's worker may cache pages for offline use; otherwise every file comes from the server. */
  worker?: boolean
  /** Stored settings of the settings drawer. */
  setting?: Record<string, unknown>
}

export type People = ReturnType<typeof useBrowser>

/** One Chromium for all files of the worker; what a page keeps is in its context. */
let running: Browser | undefined

async function theBrowser(): Promise<Browser> {
  if (!running?.isConnected())
    running = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  return running
}

/**
 * A browser for the tests of one file. Every opened page must have no console errors at the end, except those that the
 * tests provoke. A page that a test opens is closed after it: open pages work on.
 */
export function useBrowser(usual: Screen = {}, provoked?: RegExp) {
  let browser: Browser
  const errors: string[] = []
  const pages: Page[] = []
  /** How many of them all tests of the file use. */
  let shared = 0
  beforeAll(async () => {
    browser = await theBrowser()
  })
  beforeEach(() => {
    shared = pages.length
  })
  afterAll(async () => {
    for (const page of pages) await page.context().close()
    expect(errors.filter((error) => !provoked?.test(error))).toEqual([])
  })

  afterEach(async ({ task }) => {
    // Without the rows of the specification in the title: the length of a file name is limited.
    const name = `${task.file.name}-${task.name.replace(/ \[[^\]]*\]$/, '')}`.replaceAll(/[^\p{L}\d]+/gu, '-')
    if (task.result?.state === 'fail') {
      for (const [index, page] of pages.entries())
        await page.screenshot({ path: inRoot('.runtime', 'failed', `${name}-${index}.png`) }).catch(() => {})
      // Where no pictures can be seen, the report itself says what the pages said.
      const told = (await Promise.all(pages.map(complaintsOf))).filter((text) => text !== '')
      const [error] = task.result.errors ?? []
      if (error && told.length > 0) error.message += `\n${told.join('\n')}`
    }
    for (const page of pages.splice(shared)) await page.context().close()
  })

  /** A person with an empty browser. */
  async function visit(screen: Screen = {}): Promise<Page> {
    const { width = 1440, height = 900, language = 'CN', worker = false, setting = {} } = { ...usual, ...screen }
    const context = await browser.newContext({
      viewport: { width, height },
      baseURL: served().address,
      acceptDownloads: true,
      // The time zone of the bank, wherever the tests run.
      timezoneId: 'Asia/Shanghai',
      serviceWorkers: worker ? 'allow' : 'block',
    })
    context.setDefaultTimeout(30_000)
    await context.addInitScript(moveClock, served().ahead)
    await context.addInitScript(holdWhatOpens)
    const page = await context.newPage()
    pages.push(page)
    page.on('console', (message) => {
      // The browser's message about a refused request is expected; other errors of the page are not.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('response', (response) => {
      if (response.status() >= 400)
        refusals.set(page, [...(refusals.get(page) ?? []).slice(1 - MOST_REFUSALS), response])
    })
    const stored = { ...setting, ...(language === 'CN' ? {} : { lang: language }) }
    // Only at first: later the page's own settings apply.
    if (Object.keys(stored).length > 0)
      await page.addInitScript((text) => {
        if (window === top && localStorage.getItem('admin.setting') === null)
          localStorage.setItem('admin.setting', text)
      }, JSON.stringify(stored))
    return page
  }

  /** A person who has signed in and is at no page yet: loading one takes two seconds of CPU. */
  async function signedIn(username: string, screen?: Screen): Promise<Page> {
    const page = await visit(screen)
    await signInByCall(page, username)
    return page
  }

  return {
    visit,
    signedIn,
    /** A person who has signed in and gone to a page. */
    async enter(username: string, path = '/dashboard/workplace', screen?: Screen): Promise<Page> {
      const page = await signedIn(username, screen)
      await page.goto(path)
      return page
    },
  }
}

/** The last requests of each page that the server refused: their messages are gone when a test gives up. */
const refusals = new WeakMap<Page, Response[]>()
const MOST_REFUSALS = 5

/** What a page tells its reader: messages, problems of fields, warnings, what was refused; empty if nothing. */
async function complaintsOf(page: Page): Promise<string> {
  const places =
    '.ant-message-notice, .ant-notification-notice, .ant-form-item-explain-error, .ant-alert, .ant-modal-confirm'
  const texts = await page
    .locator(places)
    .allInnerTexts()
    .catch(() => [])
  const refused = (refusals.get(page) ?? []).map(
    async (response) => `${new URL(response.url()).pathname}: ${await response.text().catch(() => response.status())}`,
  )
  const { pathname } = new URL(page.url())
  const told = [...texts.map((text) => text.replaceAll(/\s+/g, ' ')), ...(await Promise.all(refused))]
  return told.length > 0 ? `${pathname} says: ${told.join(' | ')}` : ''
}

/** Submits the sign-in form in any language. */
export async function sendSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(username)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}

/** Signs in without the sign-in page, which has its own tests: stores what the form would have stored. */
async function signInByCall(page: Page, username: string): Promise<void> {
  const response = await page.context().request.post('/api/Login/GetJwtToken', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { username, password: PASSWORD, loginOs: 1, jscode: '' },
  })
  const answer = await response.json()
  if (answer.Code !== 0) throw new Error(`${username} cannot sign in: ${answer.Message}`)
  const { user, permissions, roles, expire_at } = answer.Data
  const stored = { 'admin.user': { ...user, expire_at }, 'admin.permissions': permissions, 'admin.roles': roles }
  // Once: after signing out it stays signed out. Not in frames: one that is closed while it loads has no storage.
  await page.addInitScript((account) => {
    if (window !== top || sessionStorage.getItem('entered')) return
    sessionStorage.setItem('entered', '1')
    for (const [key, value] of Object.entries(account)) localStorage.setItem(key, JSON.stringify(value))
  }, stored)
}

/** Signs in by the form and waits for the work bench. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await sendSignIn(page, username, PASSWORD)
  // After failures the browser has to solve a proof of work, whose duration varies.
  await page.waitForURL('**/dashboard/workplace', { timeout: 60_000 })
}

import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, inject } from 'vitest'
import { chromiumArguments, findChromium } from '../../scripts/lib/browser.mjs'
import { signIn } from '../support/browser.ts'
import { open, settle } from '../support/everyPage.ts'
import { served } from '../support/served.ts'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))

type View = {
  mode?: 'light' | 'dark' | 'night'
  phone?: boolean
  /** Opened as tabs, with the bar of tabs. */
  tabs?: boolean
  height?: number
}

type Clip = { x: number; y: number; width: number; height: number }

export type Camera = ReturnType<typeof useCamera>

/**
 * A browser that takes the pictures of `docs/pictures`: without motion and messages, and always on the same morning.
 */
export function useCamera() {
  let browser: Browser
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  })
  afterAll(() => browser?.close())

  async function visit({ mode = 'light', phone = false, tabs = false, height }: View = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: phone ? { width: 360, height: height ?? 760 } : { width: 1440, height: height ?? 900 },
      deviceScaleFactor: phone ? 2 : 1,
      hasTouch: phone,
      baseURL: served().address,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
    })
    contexts.push(context)
    const page = await context.newPage()
    await page.clock.setFixedTime(inject('demonstration').at)
    const setting = JSON.stringify({ theme: { color: '#13c2c2', mode }, multiPage: tabs })
    await page.addInitScript((text) => localStorage.setItem('admin.setting', text), setting)
    return page
  }

  return {
    visit,
    /** Signs in and opens a page. */
    async enter(username: string, path: string, view?: View): Promise<Page> {
      const page = await visit(view)
      await signIn(page, username)
      await open(page, path)
      return page
    },
    take,
    /** Closes browsers that are not needed any more; each keeps a live connection. */
    async leave() {
      for (const context of contexts.splice(0)) await context.close()
    },
  }
}

/**
 * Takes the visible area, or a part of it, as a PNG with few colors: flat surfaces need no more, and the file stays
 * small.
 */
async function take(name: string, target: Page | Locator, clip?: Clip): Promise<void> {
  const page = 'page' in target ? target.page() : target
  await settle(page)
  await page.waitForFunction(() => document.querySelector('#nprogress, .ant-message-notice') === null)
  const shot = await (clip ? page.screenshot({ clip }) : target.screenshot())
  await sharp(shot).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toFile(`${folder}${name}.png`)
}

import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from './everyPage.ts'

type Watching = { seen: Set<string>; stop: () => void }

/**
 * Presses the button that ends a form and watches it close: until then it must show the submitted form, and nothing
 * else may open behind it.
 */
export async function leaveBy(form: Locator, button: string | RegExp): Promise<void> {
  const page = form.page()
  await page.evaluate(() => {
    const titles = new Set<string>()
    const check = () => {
      for (const element of document.querySelectorAll('[role="dialog"]')) {
        if (!element.checkVisibility()) continue
        const title = element.querySelector('.ant-drawer-title, .ant-modal-title')?.textContent ?? ''
        const labels = [...element.querySelectorAll('.ant-form-item-label label')].map((label) => label.textContent)
        // A dialog without a title is still opening.
        if (title !== '') titles.add(`${title}: ${labels.join(' ')}`)
      }
    }
    check()
    const observer = new MutationObserver(check)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { leaving: { seen: titles, stop: () => observer.disconnect() } })
  })
  await form.getByRole('button', { name: button, ...(typeof button === 'string' && { exact: true }) }).click()
  await form.waitFor({ state: 'detached' })
  // What its save changed is read again now; nothing opens because of that.
  await settle(page)
  const titles = await page.evaluate(() => {
    const { leaving } = window as unknown as { leaving: Watching }
    leaving.stop()
    return [...leaving.seen]
  })
  expect(titles).toHaveLength(1)
}

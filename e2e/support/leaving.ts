import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from './everyPage.ts'

type Watching = { seen: Set<string>; stop: () => void }

/**
 * Presses what ends a form and sees it off: until it has gone it is the form that was sent, and nothing else opens behind it.
 */
export async function leaveBy(form: Locator, button: string | RegExp): Promise<void> {
  const page = form.page()
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const one of document.querySelectorAll('[role="dialog"]')) {
        if (!one.checkVisibility()) continue
        const title = one.querySelector('.ant-drawer-title, .ant-modal-title')?.textContent ?? ''
        const labels = [...one.querySelectorAll('.ant-form-item-label label')].map((label) => label.textContent)
        // One that has not said what it is yet is still on its way in.
        if (title !== '') seen.add(`${title}: ${labels.join(' ')}`)
      }
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { leaving: { seen, stop: () => observer.disconnect() } })
  })
  await form.getByRole('button', { name: button, ...(typeof button === 'string' && { exact: true }) }).click()
  await form.waitFor({ state: 'detached' })
  // What its save changed is read again now; nothing opens for it.
  await settle(page)
  const seen = await page.evaluate(() => {
    const { leaving } = window as unknown as { leaving: Watching }
    leaving.stop()
    return [...leaving.seen]
  })
  expect(seen).toHaveLength(1)
}

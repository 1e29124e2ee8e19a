import { expect, test } from 'vitest'
import { handovers } from './support/addresses.ts'
import { useBrowser } from './support/browser.ts'
import { settle } from './support/everyPage.ts'
import { dialog, signByHand, toast } from './support/form.ts'
import { fillHandover, keepForPassword, newHandover, sendButton } from './support/handover.ts'
import { ofAccount } from './support/menu.ts'
import { outbox, whenReady, whenSent } from './support/offline.ts'
import { useOutlet } from './support/outlet.ts'

// The browser's messages about requests without a network.
const people = useBrowser({ worker: true }, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)
const outlet = useOutlet()

test('without a network a handover is signed by hand, waits sealed on the phone, and is filed once the network is back', async () => {
  const key = await outlet.key('断网钥匙')
  const page = await people.enter('outlet_safety', handovers, { width: 360, height: 760 })
  await whenReady(page)
  await page.context().setOffline(true)
  await page.reload()
  const form = await newHandover(page)
  await fillHandover(form, '班次交接', key)
  await signByHand(form)
  await sendButton(form).click()
  await toast(page, '没有网络，已保存在本设备，联网后自动发送').waitFor()
  await form.waitFor({ state: 'detached' })
  await outbox(page).click()
  const queue = dialog(page, '待发送的登记')
  await queue.getByText('等待网络').waitFor()

  // Nothing of it can be read from the browser's storage.
  const stored = await page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
    })
    const all = await new Promise<unknown[]>((resolve) => {
      const reading = database.transaction('queue').objectStore('queue').getAll()
      reading.onsuccess = () => resolve(reading.result)
    })
    return all.map((record) => new TextDecoder('latin1').decode((record as { bytes: ArrayBuffer }).bytes))
  })
  expect(stored).toHaveLength(1)
  expect(stored[0]).not.toContain('key_ids')

  // It survives reloading the page.
  await page.reload()
  await outbox(page).waitFor()
  await whenSent(page)
  await page.goto(`${handovers}?keywords=${key.no}`)
  await expect.poll(() => page.getByText(/YS\d{12,}/).count()).toBe(1)
})

test('who signs out is told what has not been sent, and nothing of it stays', async () => {
  const key = await outlet.key('退出钥匙')
  const page = await people.enter('outlet_safety', handovers)
  await whenReady(page)
  await keepForPassword(page, key)
  await ofAccount(page, '退出登录')
  const question = page.getByRole('dialog').filter({ hasText: '还有 1 条登记没有发送' })
  await settle(page)
  await question.getByRole('button', { name: /确\s*定/ }).click()
  await page.waitForURL('**/login**')
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})

import { expect, test } from 'vitest'
import { handovers } from './support/addresses.ts'
import { useBrowser } from './support/browser.ts'
import { settle } from './support/everyPage.ts'
import { dialog, signByHand, signByPassword, toast } from './support/form.ts'
import { fillHandover, newHandover, sendButton } from './support/handover.ts'
import { ofAccount } from './support/menu.ts'
import { outbox, whenReady, whenSent } from './support/offline.ts'
import { useOutlet } from './support/outlet.ts'
import { photo } from './support/photo.ts'

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

test('a signature by password is asked for when it is sent; what is refused says why and can be changed', async () => {
  const key = await outlet.key('待签钥匙')
  const page = await people.enter('outlet_safety', handovers)
  await whenReady(page)
  await page.context().setOffline(true)
  const form = await newHandover(page)
  await fillHandover(form, '班次交接', key)
  await signByPassword(form)
  await sendButton(form).click()
  await form.waitFor({ state: 'detached' })
  await page.context().setOffline(false)
  await outbox(page).click()
  const queue = dialog(page, '待发送的登记')
  await queue.getByText('等待签名').waitFor()
  await queue.getByLabel('登录密码').fill('wrong')
  await queue.getByRole('button', { name: '签名并发送' }).click()
  await queue.getByRole('alert').filter({ hasText: '密码' }).waitFor()
  // Meanwhile another user hands over the key.
  await outlet.handover(key)
  await queue.getByLabel('登录密码').fill('Demo@2026')
  await queue.getByRole('button', { name: '签名并发送' }).click()
  await queue.getByRole('alert').filter({ hasText: key.no }).waitFor()

  await queue.getByRole('button', { name: '修改' }).click()
  const again = dialog(page, '新增钥匙交接')
  await again.locator('.ant-select').filter({ hasText: '班次交接' }).first().waitFor()
  await again.getByRole('button', { name: /取\s*消/ }).click()
  await page.locator('.ant-modal-confirm').getByRole('button', { name: '关闭' }).click()
  expect(await outbox(page).count()).toBe(0)
})

test('a fault with its picture is entered where there is no network, and filed with both times', async () => {
  const list = '/form/daily/taskdaily/RepairList'
  const page = await people.enter('outlet_safety', list, { width: 360, height: 760 })
  await whenReady(page)
  await page.context().setOffline(true)
  await page.goto(`${list}?new=1`)
  const form = dialog(page, '登记设备故障')
  await form.getByRole('button', { name: '复制上次' }).click()
  await page.getByText(/^已复制 GZ/).waitFor()
  const place = `断网位置${Date.now() % 100_000}`
  await form.getByLabel('位置').fill(place)
  await form.getByLabel('故障描述').fill('监视器上无图像，电源灯不亮')
  await form.getByLabel('临时防范措施').fill('安排保安在门口值守')
  await form.locator('input[type=file]').setInputFiles(photo)
  await form.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await outbox(page).waitFor()
  await whenSent(page)
  await page.goto(`${list}?keywords=${encodeURIComponent(place)}`)
  await page.locator('.reg-card').filter({ hasText: place }).getByRole('button', { name: /^GZ/ }).click()
  const detail = dialog(page, /GZ\d+/)
  await detail.getByText('设备填报时间').waitFor()
  await detail.getByRole('img', { name: '第 1 张照片' }).waitFor()
})

test('who signs out is told what has not been sent, and nothing of it stays', async () => {
  const key = await outlet.key('退出钥匙')
  const page = await people.enter('outlet_safety', handovers)
  await whenReady(page)
  await page.context().setOffline(true)
  const form = await newHandover(page)
  await fillHandover(form, '班次交接', key)
  await signByPassword(form)
  await sendButton(form).click()
  await form.waitFor({ state: 'detached' })
  await page.context().setOffline(false)
  await ofAccount(page, '退出登录')
  const question = page.getByRole('dialog').filter({ hasText: '还有 1 条登记没有发送' })
  await settle(page)
  await question.getByRole('button', { name: /确\s*定/ }).click()
  await page.waitForURL('**/login**')
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})

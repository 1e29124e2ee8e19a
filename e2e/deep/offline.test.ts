import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { handovers } from '../support/addresses.ts'
import { apiOf } from '../support/api.ts'
import { useBrowser } from '../support/browser.ts'
import { choose, dialog, signByHand, toast } from '../support/form.ts'
import { keepForPassword } from '../support/handover.ts'
import { outbox, whenReady, whenSent } from '../support/offline.ts'
import { useOutlet } from '../support/outlet.ts'
import { photo } from '../support/photo.ts'
import { fillPolice } from '../support/police.ts'

// The browser's messages about requests without a network.
const people = useBrowser({ worker: true }, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)
const outlet = useOutlet()

/** Enters a visitor by the form of the page, with an unused certificate. */
async function letIn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '登记进入' }).click()
  const form = dialog(page, '登记外来人员进入')
  await choose(form, '人员类别', '其他')
  await choose(form, '证件类型', '工作证')
  await form.getByLabel('证件号码').fill(`GZ${Date.now()}`)
  await form.getByLabel('姓名', { exact: true }).fill(name)
  await form.getByLabel('电话').fill('19900009999')
  await form.getByLabel('单位').fill('云门送水站')
  await choose(form, '进入区域', '营业大厅后台')
  await choose(form, '事由', '送货')
  await form.getByText('已查看：未携带武器、器械和危险品').click()
  await form.getByText('已向来访人说明').click()
  await signByHand(form)
  await form.getByRole('button', { name: '签名并放行' }).click()
  await form.waitFor({ state: 'detached' })
}

test('visitors leave by a phone without a network; what changed meanwhile comes back with its reason', async () => {
  const list = '/form/daily/taskdaily/InOutList'
  const [leavingName, voided] = ['甲', '乙'].map((suffix) => `离开${suffix}${Date.now() % 100_000}`) as [string, string]
  const page = await people.enter('guard', list, { width: 360, height: 760 })
  const inside = page.getByRole('region', { name: '在场人员' })
  await letIn(page, leavingName)
  await letIn(page, voided)
  // What the phone has not read is not known to it without a network.
  for (const name of [leavingName, voided]) await inside.getByText(name).waitFor()
  await whenReady(page)
  await page.context().setOffline(true)
  await page.reload()
  for (const name of [leavingName, voided]) {
    await inside.getByRole('button', { name: `登记离开 ${name}` }).click()
    const form = dialog(page, /^登记离开 · CR/)
    await form.getByText(name).waitFor()
    await form.getByRole('button', { name: '确认离开' }).click()
    await toast(page, '没有网络，已保存在本设备，联网后自动发送').last().waitFor()
    await form.waitFor({ state: 'detached' })
  }
  await expect.poll(() => inside.getByText('离开待发送').count()).toBe(2)

  const leader = await apiOf('outlet_leader')
  const [row] = await leader<{ id: number; version: number }[]>('OutInside/GetPageList', { keywords: voided })
  await leader('OutInside/Void', { id: row?.id, version: row?.version, reason: '重复登记' })
  await page.context().setOffline(false)
  await outbox(page).click()
  const queue = dialog(page, '待发送的登记')
  await queue.getByRole('alert').filter({ hasText: '当前状态不允许此操作' }).waitFor({ timeout: 60_000 })
  await queue.getByRole('button', { name: '修改' }).click()
  const again = dialog(page, /^登记离开 · CR/)
  await again.getByText(voided).waitFor()
  await again.getByRole('button', { name: /取\s*消/ }).click()
  expect(await outbox(page).count()).toBe(0)

  await page.goto(`${list}?keywords=${encodeURIComponent(leavingName)}`)
  const entry = page.locator('.reg-card').filter({ hasText: leavingName })
  await entry.getByText('已离开').waitFor()
  await entry.getByRole('button', { name: /^CR/ }).click()
  await dialog(page, /CR\d+/).getByText('离开登记').waitFor()
})

test('an application to see recordings is written where there is no network, and filed with both times', async () => {
  const list = '/form/daily/taskdaily/ReadList'
  const name = `断网民警${Date.now() % 100_000}`
  const page = await people.enter('outlet_safety', list, { width: 360, height: 760 })
  await whenReady(page)
  await page.context().setOffline(true)
  await page.goto(`${list}?new=1`)
  const form = dialog(page, '登记录像调阅')
  const day = new Date(Date.now() - 60 * 24 * 3_600_000).toISOString().slice(0, 10)
  await fillPolice(form, { name, no: '0099', day })
  await form.getByText('录像可能已覆盖').waitFor()
  await form.locator('input[type=file]').setInputFiles(photo)
  await form.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await form.getByRole('button', { name: '提交', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await outbox(page).waitFor()
  await whenSent(page)
  await page.goto(`${list}?keywords=${encodeURIComponent(name)}`)
  await page.locator('.reg-card').filter({ hasText: name }).getByRole('button', { name: /^LX/ }).click()
  await dialog(page, /LX\d+/).getByText('设备填报时间').waitFor()
})

test('a signature by password is asked for when it is sent; what is refused says why and can be changed', async () => {
  const key = await outlet.key('待签钥匙')
  const page = await people.enter('outlet_safety', handovers)
  await whenReady(page)
  await keepForPassword(page, key)
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

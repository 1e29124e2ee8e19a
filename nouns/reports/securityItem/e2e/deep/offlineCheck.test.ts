import { test } from 'vitest'
import { PASSWORD, useBrowser } from '../../../../../e2e/support/browser.ts'
import { dialog, signByPassword, toast } from '../../../../../e2e/support/form.ts'
import { outbox, whenReady } from '../../../../../e2e/support/offline.ts'

// The browser's messages about requests without a network.
const people = useBrowser({ worker: true }, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)

test('without a network a month’s check is filled in, waits on the phone, and is filed once the network is back [C-2.4-03]', async () => {
  const phone = await people.enter('outlet_safety', '/dashboard/workplace', { width: 360, height: 740 })
  await whenReady(phone)
  await phone.context().setOffline(true)
  await phone.goto('/taskmeeting/SecurityItemList/?new=1')
  const form = dialog(phone, /^登记月度检查/)
  await form.getByRole('button', { name: '全部正常' }).click()
  await form.getByText(/异常 0$/).waitFor()
  await signByPassword(form)
  await form.getByRole('button', { name: '签名并提交' }).click()
  await toast(phone, '没有网络，已保存在本设备，联网后自动发送').waitFor()
  await form.waitFor({ state: 'detached' })
  await phone.context().setOffline(false)
  // Passwords are not kept: it is signed when it is sent.
  await outbox(phone).click()
  const queue = dialog(phone, '待发送的登记')
  await queue.getByPlaceholder('登录密码').fill(PASSWORD)
  await queue.getByRole('button', { name: '签名并发送' }).click()
  await queue.getByText('没有待发送的登记').waitFor()
  await phone.goto('/taskmeeting/SecurityItemList/')
  await phone.locator('.reg-card').filter({ hasText: '待被检确认' }).first().getByRole('button').first().click()
  const record = dialog(phone, /^YJ/)
  await record.getByRole('tab', { name: '基本信息' }).click()
  await record.getByText('设备填报时间').waitFor()
})

import { test } from 'vitest'
import { useBrowser } from '../../../../../e2e/support/browser.ts'
import { fillMeeting, MEETINGS } from '../../../../../e2e/support/fillMeeting.ts'
import { dialog, toast } from '../../../../../e2e/support/form.ts'
import { whenReady, whenSent } from '../../../../../e2e/support/offline.ts'
import { photo } from '../../../../../e2e/support/photo.ts'

// The browser's messages about requests without a network.
const people = useBrowser({ worker: true }, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)

test('without a network a meeting is recorded with its photo, waits on the phone, and is filed once the network is back [C-2.4-02]', async () => {
  const title = `安全例会${Date.now() % 100_000}`
  const phone = await people.enter('outlet_safety', '/dashboard/workplace', { width: 360, height: 740 })
  await whenReady(phone)
  await phone.context().setOffline(true)
  await phone.goto(`${MEETINGS}?new=1`)
  const form = dialog(phone, '登记会议培训')
  await fillMeeting(form, title)
  await form.locator('input[type=file]').first().setInputFiles(photo)
  await form.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await form.getByRole('button', { name: '提交', exact: true }).click()
  await toast(phone, '没有网络，已保存在本设备，联网后自动发送').waitFor()
  await form.waitFor({ state: 'detached' })
  await whenSent(phone)
  await phone.goto(`${MEETINGS}?keywords=${encodeURIComponent(title)}`)
  await phone.locator('.reg-card').filter({ hasText: '待签名' }).getByRole('button', { name: /^HY/ }).click()
  const record = dialog(phone, /^HY/)
  await record.getByText('设备填报时间').waitFor()
  await record.getByRole('img', { name: '第 1 张照片' }).waitFor()
})

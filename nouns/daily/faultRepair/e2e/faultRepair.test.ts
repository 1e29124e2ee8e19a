import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, dialog, rowOf, signByPassword } from '../../../../e2e/support/form.ts'
import { holdReads } from '../../../../e2e/support/holdReads.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { photo } from '../../../../e2e/support/photo.ts'

const people = useBrowser()
const faults = '/form/daily/taskdaily/RepairList'

test('a fault from the phone before the device to the signed recovery and its page of the book [C-1-02 C-2.3-06]', async () => {
  const phone = await people.enter('outlet_safety', `${faults}?new=1`, { width: 360, height: 740 })
  const form = dialog(phone, '登记设备故障')
  await form.getByRole('button', { name: '复制上次' }).click()
  await phone.getByText(/^已复制 GZ/).waitFor()
  const place = `业务库东侧${Date.now() % 100_000}`
  await form.getByLabel('位置').fill(place)
  await form.getByLabel('故障描述').fill('监视器上无图像，电源灯不亮')
  await form.getByLabel('临时防范措施').fill('安排保安在门口值守')
  await form.locator('input[type=file]').setInputFiles(photo)
  await form.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await settle(phone)
  expect(await misfits(phone)).toEqual([])
  await leaveBy(form, '保存')
  await phone.locator('.reg-card').filter({ hasText: place }).first().waitFor()

  const page = await people.enter('outlet_safety', `${faults}?keywords=${encodeURIComponent(place)}`)
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  const row = rowOf(page, place)
  await row.getByRole('button', { name: /^GZ/ }).click()
  const opened = dialog(page, /^GZ/)
  const move = opened.getByRole('button', { name: '开始处理' })
  await settle(page)
  await move.click()
  const begin = dialog(page, /^开始处理/)
  const { release, held } = await holdReads(page, 'FaultRepair/Get*')
  await settle(page)
  await begin.getByRole('button', { name: '开始处理', exact: true }).click()
  await begin.waitFor({ state: 'detached' })
  await held
  // The finished move is not offered again while the record and its list are reloaded.
  await expect.poll(() => move.isDisabled()).toBe(true)
  release()
  await opened.getByRole('button', { name: '恢复' }).waitFor()
  await opened.getByRole('button', { name: '关闭' }).click()
  await opened.waitFor({ state: 'detached' })
  await row.getByText('处理中').waitFor()
  await act(page, place, '恢复')
  const finish = dialog(page, /^恢复/)
  await finish.getByLabel('处理结果').fill('更换电源后恢复')
  await signByPassword(finish)
  await leaveBy(finish, '恢复')
  await row.getByText('已恢复').waitFor()

  await row.getByRole('button', { name: /^GZ/ }).click()
  const record = dialog(page, /^GZ/)
  await record.getByRole('tab', { name: '处理与签名' }).click()
  await record.getByText(/^签名完整/).waitFor()
  await record.getByRole('button', { name: '打印' }).click()
  const sheet = page.locator('#print-sheet')
  await sheet.getByText('更换电源后恢复').waitFor({ state: 'attached' })
  const text = (await sheet.textContent()) ?? ''
  for (const part of ['安防设施故障报修登记簿', place, '安排保安在门口值守', '扫码核对']) expect(text).toContain(part)
  expect(await sheet.locator('.ant-qrcode svg').count()).toBe(1)
})

test('what is often entered is kept as a template, and comes back with a tap', async () => {
  const page = await people.enter('outlet_safety', `${faults}?new=1`)
  const form = dialog(page, '登记设备故障')
  const name = `模板${Date.now() % 100_000}`
  await form.getByLabel('位置').fill('营业大厅东侧')
  await form.getByLabel('故障描述').fill('监视器上无图像，电源灯不亮')
  await form.getByRole('button', { name: '模板' }).click()
  const panel = page.getByRole('region', { name: '模板' })
  await panel.getByLabel('模板名称').fill(name)
  await panel.getByRole('button', { name: '存为模板' }).click()
  await panel.getByRole('button', { name, exact: true }).waitFor()
  await page.reload()
  await form.getByRole('button', { name: '清空' }).click()
  expect(await form.getByLabel('位置').inputValue()).toBe('')
  await form.getByRole('button', { name: '模板' }).click()
  await panel.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => form.getByLabel('位置').inputValue()).toBe('营业大厅东侧')
  await form.getByRole('button', { name: '模板' }).click()
  await panel.getByRole('button', { name: `删除模板 ${name}` }).click()
  await panel.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
})

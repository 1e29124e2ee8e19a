import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { handovers } from './support/addresses.ts'
import { useBrowser } from './support/browser.ts'
import { choose, dialog, rowOf, search, signByPassword, toast } from './support/form.ts'
import { begin, billOf, fillHandover, newHandover, send, sendButton } from './support/handover.ts'
import { staff, useOutlet } from './support/outlet.ts'

const people = useBrowser()
const outlet = useOutlet()

test('a loss is known at the branch at once, and the key is lost in the ledger', async () => {
  const key = await outlet.key('保管箱钥匙')
  const branch = await people.enter('branch_security')
  const reminders = branch.getByRole('region', { name: '提醒' })
  await reminders.waitFor()

  const page = await people.signedIn('outlet_safety')
  const form = await newHandover(page)
  await fillHandover(form, '遗失报告', key)
  await choose(form, '监交人', staff.leader)
  await form.getByLabel('事由').fill('盘点时发现遗失')
  await signByPassword(form)
  await send(form)
  const bill = await billOf(page, key)

  // Nobody touched this page: it came by the event stream.
  const reminder = reminders.getByRole('listitem').filter({ hasText: `钥匙遗失报告：${bill}` })
  await reminder.waitFor()
  expect(await reminder.innerText()).toContain('紧急')
  await reminder.getByRole('link').click()
  await rowOf(branch, bill).getByRole('button', { name: bill }).click()
  await branch.getByRole('dialog').getByText('钥匙遗失，待整改：更换锁具').waitFor()

  await page.getByRole('tab', { name: '钥匙台账' }).click()
  await search(page, key.no)
  await expect.poll(() => rowOf(page, key.no).innerText()).toContain('遗失')
})

test('two clicks file once', async () => {
  const key = await outlet.key('抽屉钥匙')
  const page = await people.signedIn('outlet_safety')
  const form = await newHandover(page)
  await fillHandover(form, '班次交接', key)
  await signByPassword(form)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/RoomKey/Save') && sent.push(request.url()))
  await sendButton(form).dblclick()
  await form.waitFor({ state: 'detached' })
  expect(sent).toHaveLength(1)
  await page.goto(`${handovers}?keywords=${key.no}`)
  await rowOf(page, key.no).waitFor()
  expect(await rowOf(page, key.no).count()).toBe(1)
})

test('of two who receive the same keys one does, and the other is told', async () => {
  const { bill_no } = await outlet.handover(await outlet.key('印章柜钥匙'))
  const path = `${handovers}?keywords=${bill_no}`
  const both = [await people.enter('outlet_teller', path), await people.enter('outlet_teller', path)]
  for (const page of both) await signByPassword(await begin(page, '接收', bill_no))
  const sign = (page: Page) => dialog(page, `接收 · ${bill_no}`).getByRole('button', { name: '签名接收' }).click()
  await Promise.all(both.map(sign))
  const done = (page: Page) => toast(page, '保存成功').count()
  const refusals = (page: Page) => dialog(page, `接收 · ${bill_no}`).getByText('当前状态不允许此操作').count()
  await expect
    .poll(async () => [await Promise.all(both.map(done)), await Promise.all(both.map(refusals))].flat().sort())
    .toEqual([0, 0, 1, 1])
})

test('a version that somebody else has changed is taken over without losing input', async () => {
  const { bill_no } = await outlet.handover(await outlet.key('备品柜钥匙'))
  const giver = await people.enter('outlet_leader', `${handovers}?keywords=${bill_no}`)
  const form = await begin(giver, '作废', bill_no)
  await form.getByLabel('作废原因').fill('重复登记')

  const teller = await people.enter('outlet_teller', `${handovers}?keywords=${bill_no}`)
  const receipt = await begin(teller, '接收', bill_no)
  await signByPassword(receipt)
  await receipt.getByRole('button', { name: '签名接收' }).click()
  await toast(teller, '保存成功').waitFor()

  await form.getByRole('button', { name: '确认作废' }).click()
  await form.getByText('数据已被他人修改，请刷新后重试').waitFor()
  expect(await form.getByLabel('作废原因').inputValue()).toBe('重复登记')
})

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { signIn, useBrowser } from './support/browser.ts'
import { choose, dialog, rowOf, signByPassword, toast } from './support/form.ts'
import { staff, useOutlet } from './support/outlet.ts'

const people = useBrowser()
const list = '/form/daily/taskdaily/Handover'
let outlet: Awaited<ReturnType<typeof useOutlet>>

beforeAll(async () => {
  outlet = await useOutlet()
})

async function enter(username: string, path?: string): Promise<Page> {
  const { page } = await people.visit()
  await signIn(page, username)
  if (path) await page.goto(path)
  return page
}

test('a loss is known at the branch at once, and the key is lost in the ledger', async () => {
  const key = await outlet.key('保管箱钥匙')
  const branch = await enter('branch_security')
  const reminders = branch.getByRole('region', { name: '提醒' })
  await reminders.waitFor()

  const page = await enter('outlet_safety', `${list}?new=1`)
  const form = dialog(page, '新增钥匙交接')
  await choose(form, '交接类型', '遗失报告')
  await choose(form, '钥匙', key.no)
  await choose(form, '接收人', staff.teller)
  await choose(form, '监交人', staff.leader)
  await form.getByLabel('事由').fill('盘点时发现遗失')
  await signByPassword(form)
  await form.getByRole('button', { name: '签名并提交' }).click()
  await form.waitFor({ state: 'detached' })
  const bill = (await rowOf(page, key.no).getByRole('button').first().innerText()).trim()

  // Nobody touched this page: it came by the event stream.
  const reminder = reminders.getByRole('listitem').filter({ hasText: `钥匙遗失报告：${bill}` })
  await reminder.waitFor()
  expect(await reminder.innerText()).toContain('紧急')
  await reminder.getByRole('link').click()
  await rowOf(branch, bill).getByRole('button', { name: bill }).click()
  await branch.getByRole('dialog').getByText('钥匙遗失，待整改：更换锁具').waitFor()

  await page.getByRole('tab', { name: '钥匙台账' }).click()
  await page.getByLabel('关键字').fill(key.no)
  await page.getByRole('button', { name: '查询' }).click()
  await expect.poll(() => rowOf(page, key.no).innerText()).toContain('遗失')
})

test('two clicks file once', async () => {
  const key = await outlet.key('抽屉钥匙')
  const page = await enter('outlet_safety', `${list}?new=1`)
  const form = dialog(page, '新增钥匙交接')
  await choose(form, '交接类型', '班次交接')
  await choose(form, '钥匙', key.no)
  await choose(form, '接收人', staff.teller)
  await signByPassword(form)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/RoomKey/Save') && sent.push(request.url()))
  await form.getByRole('button', { name: '签名并提交' }).dblclick()
  await form.waitFor({ state: 'detached' })
  expect(sent).toHaveLength(1)
  await page.goto(`${list}?keywords=${key.no}`)
  await rowOf(page, key.no).waitFor()
  expect(await rowOf(page, key.no).count()).toBe(1)
})

test('of two who receive the same keys one does, and the other is told', async () => {
  const { bill_no } = await outlet.handover(await outlet.key('印章柜钥匙'))
  const both = [await enter('outlet_teller'), await enter('outlet_teller')]
  for (const page of both) {
    await page.goto(`${list}?keywords=${bill_no}`)
    await rowOf(page, bill_no).getByRole('button', { name: '接收' }).click()
    await signByPassword(dialog(page, `接收 · ${bill_no}`))
  }
  const sign = (page: Page) => dialog(page, `接收 · ${bill_no}`).getByRole('button', { name: '签名接收' }).click()
  await Promise.all(both.map(sign))
  const done = (page: Page) => toast(page, '保存成功').count()
  const told = (page: Page) => dialog(page, `接收 · ${bill_no}`).getByText('当前状态不允许此操作').count()
  await expect
    .poll(async () => [await Promise.all(both.map(done)), await Promise.all(both.map(told))].flat().sort())
    .toEqual([0, 0, 1, 1])
})

test('a version that somebody else has changed is taken over without losing input', async () => {
  const { bill_no } = await outlet.handover(await outlet.key('备品柜钥匙'))
  const giver = await enter('outlet_leader', `${list}?keywords=${bill_no}`)
  await rowOf(giver, bill_no).getByRole('button', { name: '作废' }).click()
  const form = dialog(giver, `作废 · ${bill_no}`)
  await form.getByLabel('作废原因').fill('重复登记')

  const teller = await enter('outlet_teller', `${list}?keywords=${bill_no}`)
  await rowOf(teller, bill_no).getByRole('button', { name: '接收' }).click()
  const receipt = dialog(teller, `接收 · ${bill_no}`)
  await signByPassword(receipt)
  await receipt.getByRole('button', { name: '签名接收' }).click()
  await toast(teller, '保存成功').waitFor()

  await form.getByRole('button', { name: '确认作废' }).click()
  await form.getByText('数据已被他人修改，请刷新后重试').waitFor()
  expect(await form.getByLabel('作废原因').inputValue()).toBe('重复登记')
})

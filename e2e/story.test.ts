import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { handovers } from './support/addresses.ts'
import { useBrowser } from './support/browser.ts'
import { dialog, rowOf, search, signByHand, signByPassword, toast } from './support/form.ts'
import { begin, billOf, fillHandover, sendButton } from './support/handover.ts'
import { menuTexts } from './support/menu.ts'
import { type OwnKey, staff, useOutlet } from './support/outlet.ts'
import { xlsxTexts } from './support/xlsx.ts'

const people = useBrowser()
const outlet = useOutlet()
let key: OwnKey
let bill = ''

beforeAll(async () => {
  key = await outlet.key('档案柜钥匙')
})

/** Finds the handover by its number. */
async function find(page: Page): Promise<void> {
  await page.goto(handovers)
  await search(page, bill)
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'YS' }).count()).toBe(1)
}

test('people of different roles see different menus [C-2.1-06 C-6-04]', async () => {
  const menus: Record<string, string[]> = {}
  for (const role of ['outlet_safety', 'trade_admin', 'sys_admin']) {
    menus[role] = await menuTexts(await people.enter(role, undefined, { setting: { layout: 'side' } }))
  }
  const { outlet_safety = [], trade_admin = [], sys_admin = [] } = menus
  expect(outlet_safety).toContain('钥匙交接')
  expect(outlet_safety).not.toContain('交易管理')
  expect(outlet_safety).not.toContain('数据字典')
  expect(trade_admin).toContain('我发起的审批')
  expect(trade_admin).not.toContain('钥匙交接')
  expect(trade_admin).toContain('交易管理')
  expect(sys_admin).toEqual(expect.arrayContaining(['账号', '数据字典']))
  expect(sys_admin).not.toContain('钥匙交接')
})

test('the safety officer files a handover and signs with the password [C-1-02 C-2.3-05]', async () => {
  const page = await people.enter('outlet_safety')
  await page.getByRole('button', { name: '登记钥匙交接' }).click()
  const form = dialog(page, '新增钥匙交接')
  await fillHandover(form, '班次交接', key)
  await signByPassword(form)
  await sendButton(form).click()
  await form.waitFor({ state: 'detached' })
  // The address changes when the drawer has closed.
  await expect.poll(() => new URL(page.url()).searchParams.get('new')).toBeNull()

  const row = rowOf(page, key.no)
  await row.waitFor()
  expect(await row.innerText()).toMatch(/班次交接[\s\S]*待接收/)
  bill = await billOf(page, key)
  expect(bill).toMatch(/^YS\d{12,}$/)
})

test('the teller sees it on the work bench and receives it with a drawn signature', async () => {
  const page = await people.enter('outlet_teller')
  const reminders = page.getByRole('region', { name: '提醒' })
  await reminders.getByText(`待签收钥匙：${bill}`).waitFor()
  await page.getByRole('link', { name: '待签收钥匙' }).first().click()
  const form = await begin(page, '接收', bill)
  expect(await form.innerText()).toContain(`${key.name} ${key.no}`)
  await signByHand(form)
  await form.getByRole('button', { name: '签名接收' }).click()
  await toast(page, '保存成功').waitFor()
  await rowOf(page, bill).waitFor({ state: 'detached' })

  await page.goto('/dashboard/workplace')
  await reminders.waitFor()
  await expect.poll(() => reminders.getByText(bill).count()).toBe(0)
})

test('the branch finds it, looks at its signatures and history, and prints it', async () => {
  const page = await people.enter('branch_security')
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) })
  })
  await find(page)
  await rowOf(page, bill).getByRole('button', { name: bill }).click()
  const detail = page.getByRole('dialog')
  await detail.getByText(`${key.name} ${key.no}`).waitFor()
  await detail.getByRole('tab', { name: '签名' }).click()
  await detail.getByText('签名完整').waitFor()
  const drawn = detail.getByRole('img', { name: `${staff.teller}的签名` })
  await expect.poll(() => drawn.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  expect(await detail.innerText()).toContain('密码确认')
  await detail.getByRole('tab', { name: '操作记录' }).click()
  await detail.getByText('登记钥匙交接').waitFor()
  await expect.poll(() => detail.innerText()).toMatch(/待接收\s*→\s*已完成/)

  await detail.getByRole('button', { name: '打印' }).click()
  await expect.poll(() => page.evaluate(() => 'printed' in window && window.printed)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('#print-sheet')
  const text = await sheet.innerText()
  for (const part of ['钥匙（密码）交接登记簿', '青梧路支行营业室', key.no, staff.safety, staff.teller])
    expect(text).toContain(part)
  expect(await page.locator('#root').isVisible()).toBe(false)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect(Number(width)).toBeCloseTo(841.89, -1)
  expect(Number(height)).toBeCloseTo(595.28, -1)
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await sheet.waitFor({ state: 'detached' })
})

test('the branch exports the query to Excel', async () => {
  const page = await people.enter('branch_security')
  await find(page)
  await page.getByRole('button', { name: '导出' }).click()
  const form = dialog(page, '导出 Excel')
  expect(await form.innerText()).toContain('共 1 条')
  const [file] = await Promise.all([page.waitForEvent('download'), form.getByRole('button', { name: '导出' }).click()])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  const texts = xlsxTexts(await file.path())
  for (const part of [bill, key.no, staff.teller, '班次交接', '已完成']) expect(texts).toContain(part)
})

test('the auditor finds who did what, with the fields that changed [C-3-17 C-7.2-29 C-7.2-30]', async () => {
  const page = await people.signedIn('auditor')
  await page.goto(`/exception/log?keywords=${bill}`)
  await expect.poll(() => page.getByRole('row').filter({ hasText: bill }).count()).toBeGreaterThanOrEqual(2)
  expect(await rowOf(page, '登记钥匙交接').innerText()).toContain(staff.safety)
  const received = rowOf(page, '接收钥匙')
  expect(await received.innerText()).toContain(staff.teller)
  await received.getByRole('button', { name: '详情' }).click()
  const detail = page.getByRole('dialog')
  await detail.getByRole('heading', { name: '变更内容' }).waitFor()
  const text = await detail.innerText()
  expect(text).toMatch(/状态\s*待接收\s*→\s*已完成/)
  expect(text).toMatch(/room_key \d+/)
})

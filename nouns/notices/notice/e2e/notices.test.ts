import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, dialog, rowOf, search, toast } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'

const people = useBrowser()
const phone = { width: 360, height: 760 }
const managed = '/exception/notice/List'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^通知/ })
/** How many the bell says are unread. */
const unread = async (page: Page) => Number(/(\d+)/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0)
/** What the bell has of one kind. What it shows first still comes and moves when it opens. */
async function openBell(page: Page, kind: string): Promise<void> {
  await bell(page).click()
  await settle(page)
  await page.getByRole('tab', { name: kind }).click()
}
const tabOf = (page: Page, name: string) => page.getByRole('tabpanel', { name })

test('head office writes, a teller reads and confirms on a phone, who has not is reminded [C-1-06 C-2.7-10 C-2.10-11 C-2.10-12 C-4-02]', async () => {
  const title = `关于节前检查的通知 ${Date.now()}`
  const teller = await people.enter('outlet_teller', undefined, phone)
  const leader = await people.enter('outlet_leader')
  await expect.poll(() => unread(teller)).toBeGreaterThan(0)
  const before = await unread(teller)

  // Head office writes it and publishes it at once.
  const hq = await people.enter('hq_security', managed)
  // What is read as 通知 is managed as 通知.
  await hq.getByRole('heading', { level: 1, name: '通知管理' }).waitFor()
  await hq.getByRole('button', { name: '新增' }).click()
  const form = dialog(hq, '新增通知')
  await form.getByText('全行', { exact: true }).click()
  await form.getByRole('textbox', { name: '标题' }).fill(title)
  const text = form.getByRole('textbox', { name: '内容' })
  await text.click()
  await hq.keyboard.press('Control+b')
  await hq.keyboard.type('本周五前完成自查')
  await form
    .locator('input[type="file"]')
    .last()
    .setInputFiles({
      name: '自查表.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('一、门窗 二、报警'),
    })
  await form.getByText('自查表.txt').waitFor()
  await form.getByLabel('接收人须确认已阅').check()
  await form.getByLabel('保存后立即发布').check()
  await expect.poll(() => form.locator('.ant-upload-list-item-done').count()).toBe(1)
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => rowOf(hq, title).innerText()).toMatch(/全行[\s\S]*0\/\d{3}[\s\S]*已发布/)

  // The teller's bell rings without a reload; she reads it on a phone.
  await expect.poll(() => unread(teller)).toBe(before + 1)
  await openBell(teller, '全行通知')
  await tabOf(teller, '全行通知').getByRole('button', { name: title }).waitFor()
  await settle(teller)
  expect(await misfits(teller)).toEqual([])
  await tabOf(teller, '全行通知').getByRole('button', { name: title }).click()
  const notice = dialog(teller, '通知详情')
  await notice.getByRole('heading', { name: title }).waitFor()
  await notice.locator('strong', { hasText: '本周五前完成自查' }).waitFor()
  await notice.getByRole('button', { name: /下载.*自查表\.txt/ }).waitFor()
  await expect.poll(() => unread(teller)).toBe(before)
  // While it opens it is smaller than it will be.
  await settle(teller)
  expect(await misfits(teller)).toEqual([])
  await notice.getByLabel(/^回执/).fill('已传达')
  await notice.getByRole('button', { name: '确认已阅' }).click()
  await notice.getByText(/已确认$/).waitFor()
  await notice.getByRole('button', { name: '取消' }).click()
  await notice.waitFor({ state: 'detached' })

  // Head office sees who has and who has not, and reminds.
  await hq.getByRole('button', { name: '刷新' }).click()
  await expect.poll(() => rowOf(hq, title).innerText()).toMatch(/1\/\d{3}/)
  await act(hq, title, '阅读明细')
  const receipts = dialog(hq, new RegExp(`阅读明细 · ${title}`))
  await receipts.getByRole('button', { name: /青梧路支行营业室/ }).click()
  const names = receipts.getByRole('list', { name: '按人员' })
  await expect.poll(() => names.getByRole('listitem').count()).toBeGreaterThan(1)
  expect(await names.innerText()).not.toContain('已确认')
  await receipts.getByRole('button', { name: '提醒未确认人员' }).click()
  await toast(hq, '已提醒').waitFor()
  await receipts.getByRole('button', { name: '提醒未确认人员' }).click()
  await toast(hq, '一小时内已提醒过').waitFor()

  // The head of the outlet is reminded live, and the reminder leads to the notice.
  await leader
    .getByRole('region', { name: '提醒' })
    .getByRole('link', { name: `请阅读通知：${title}` })
    .click()
  await dialog(leader, '通知详情').getByRole('button', { name: '确认已阅' }).waitFor()
})

test('what is withdrawn leaves the bell at once, and comes back to be read again when it was changed [C-4-02 C-8-06]', async () => {
  const title = `排班调整 ${Date.now()}`
  const hq = await apiOf('hq_security')
  const words = { title, type: 0, content: '<p>周一起执行</p>' }
  const teller = await people.enter('outlet_teller')
  const panel = teller.getByRole('region', { name: '通知', exact: true })
  await panel.getByRole('list').waitFor()
  const { id } = await hq('Notice/SaveNotice', { ...words, is_top: true, status: 1 })
  await panel.getByRole('button', { name: title }).waitFor()

  // Where it cannot be marked as read, the server says why, and it stays unread.
  await openBell(teller, '全行通知')
  const refusal = { Code: 1004, Message: '该通知已撤回', Data: null }
  await teller.route('**/api/Notice/AddNoticeRead', (route) => route.fulfill({ status: 409, json: refusal }))
  await tabOf(teller, '全行通知').getByRole('button', { name: title }).click()
  await toast(teller, '该通知已撤回').waitFor()
  await teller.unroute('**/api/Notice/AddNoticeRead')
  await teller.reload()
  await panel.getByRole('button', { name: title }).waitFor()

  const page = await people.enter('hq_security', managed)
  await search(page, title)
  await act(page, title, '撤回')
  const form = dialog(page, /^撤回/)
  await form.getByLabel('撤回原因').fill('日期有误')
  await form.getByRole('button', { name: '撤回' }).click()
  await form.waitFor({ state: 'detached' })
  await panel.getByRole('button', { name: title }).waitFor({ state: 'detached' })

  // What may be done follows its state.
  await expect.poll(() => rowOf(page, title).innerText()).toContain('已撤回')
  await act(page, title, '编辑')
  const edit = dialog(page, '编辑通知')
  await edit.getByRole('textbox', { name: '标题' }).fill(`${title}（更正）`)
  await edit.getByRole('button', { name: '保存', exact: true }).click()
  await edit.waitFor({ state: 'detached' })
  await act(page, title, '发布')
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await panel.getByRole('button', { name: `${title}（更正）` }).waitFor()
  await hq('Notice/UpdateNoticeStatus', { id })
})

test('a link opens in a new window and is read by that; the page of all notices finds it again [C-2.2-02 C-2.10-13]', async () => {
  const title = `专题 ${Date.now()}`
  const hq = await apiOf('hq_security')
  const teller = await people.enter('outlet_teller')
  await hq('Notice/SaveNotice', {
    title,
    type: 2,
    url: `${new URL(teller.url()).origin}/help.pdf`,
    is_top: true,
    status: 1,
  })
  await openBell(teller, '全行通知')
  const opened = teller.waitForEvent('popup')
  await tabOf(teller, '全行通知').getByRole('button', { name: title }).click()
  expect((await opened).url()).toMatch(/help\.pdf$|about:blank/)

  await openBell(teller, '系统通知')
  await tabOf(teller, '系统通知').getByRole('button', { name: '更多通知' }).click()
  await teller.waitForURL('**/dashboard/notice?type=1')
  await teller.getByRole('heading', { level: 1, name: '更多通知' }).waitFor()
  await search(teller, title)
  await expect.poll(() => rowOf(teller, title).innerText()).toMatch(/外部链接[\s\S]*已读/)
})

test('a dialog is half the window wide [C-2.10-14]', async () => {
  const teller = await people.enter('outlet_teller', '/dashboard/notice')
  await teller.locator('.ant-table-row').filter({ hasText: '全行' }).first().getByRole('button').first().click()
  const notice = dialog(teller, '通知详情')
  await notice.getByRole('article').waitFor()
  await settle(teller)
  expect(await notice.evaluate((one) => (one.closest('.ant-modal') ?? one).getBoundingClientRect().width)).toBe(720)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const phone = { width: 360, height: 760 }
const list = '/exception/feedback'
const visitors = '/form/daily/taskdaily/InOutList'

/** Opens the form of feedback from the user menu of the page in front. */
async function open(page: Page) {
  await page.locator('header [data-private]').click()
  await page.getByRole('menuitem', { name: '意见反馈' }).click()
  const form = dialog(page, '意见反馈')
  await form.getByLabel('标题').waitFor()
  return form
}

async function fill(form: ReturnType<typeof dialog>, title: string, type: string) {
  await choose(form, '类型', type)
  await form.getByLabel('标题').fill(title)
  await form.getByLabel('内容').fill('右边一列被裁掉，请调整页边距。')
}

/** Ticks the screenshot and waits until it is to be seen. */
async function shoot(form: ReturnType<typeof dialog>) {
  expect(await form.getByAltText('当前页面截图预览').count()).toBe(0)
  await form.getByLabel('附上当前页面截图').check()
  await form.getByAltText('当前页面截图预览').waitFor()
}

test('feedback from any page with its path and a screenshot is answered, rated and reopened; on a phone [C-2.7-19]', async () => {
  const title = `页边距过大${Date.now() % 100_000}`
  const teller = await people.enter('outlet_teller', visitors, phone)
  const form = await open(teller)
  await fill(form, title, '功能异常')
  await form.getByText(visitors).waitFor()
  await shoot(form)
  await settle(teller)
  expect(await misfits(teller)).toEqual([])
  expect(await violations(teller)).toEqual([])
  await leaveBy(form, '提交')

  const admin = await people.enter('sys_admin', list)
  const row = rowOf(admin, title)
  await row.getByRole('button', { name: '开始处理' }).click()
  await expect.poll(() => row.innerText()).toContain('处理中')
  await row.getByRole('button', { name: title }).click()
  const record = dialog(admin, new RegExp(title))
  await record.getByText(visitors).waitFor()
  // The picture of the page came along.
  await expect
    .poll(() => record.locator('.ui-photos img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(phone.width)
  await settle(admin)
  expect(await violations(admin)).toEqual([])
  await admin.keyboard.press('Escape')
  await record.waitFor({ state: 'detached' })
  await act(admin, title, '回复')
  const reply = dialog(admin, /^回复/)
  await reply.getByLabel('回复').fill('已调整为 12 毫米。')
  await leaveBy(reply, '回复')

  await teller.goto(teller.url().replace(/\/form.*$/, list))
  const card = teller.locator('.reg-card').filter({ hasText: title })
  await card.getByText('已回复').waitFor()
  await settle(teller)
  expect(await misfits(teller)).toEqual([])
  await card.getByRole('button', { name: '评价' }).click()
  const rate = dialog(teller, /^评价/)
  await rate.getByRole('radio').nth(3).click()
  await leaveBy(rate, '评价')
  await card.getByText('4 分').waitFor()
})

test('anonymous feedback is found again by its receipt only', async () => {
  const title = `匿名建议${Date.now() % 100_000}`
  const teller = await people.enter('outlet_teller', `${visitors}?status=1`)
  const form = await open(teller)
  await fill(form, title, '建议')
  await form.getByLabel('匿名提交').check()
  await form.getByText('数据库不记录您的账号').waitFor()
  await form.getByText(visitors, { exact: true }).waitFor()
  expect(await form.getByLabel('联系方式').count()).toBe(0)
  await shoot(form)
  await form.getByRole('button', { name: /提\s*交/ }).click()
  const said = dialog(teller, /^反馈已提交/)
  const receipt = await said.locator('code').innerText()
  await said.getByRole('button', { name: '我已保存' }).click()

  const api = await apiOf('outlet_teller')
  expect(await api<{ title: string }[]>('Feedback/GetPageList', {})).not.toContainEqual(
    expect.objectContaining({ title }),
  )
  const again = await open(teller)
  await again.getByRole('button', { name: '凭回执查询' }).click()
  const lookup = dialog(teller, '凭回执查询匿名反馈')
  await lookup.getByLabel('回执').fill(receipt.toLowerCase().replaceAll('-', ''))
  await lookup.getByRole('button', { name: /查\s*询/ }).click()
  await lookup.getByText(title).waitFor()
  await settle(teller)
  expect(await violations(teller)).toEqual([])
  await lookup.getByRole('button', { name: '关闭反馈' }).click()
  await lookup.getByText('已关闭').waitFor()
})

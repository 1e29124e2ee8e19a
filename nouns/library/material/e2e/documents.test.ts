import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, chooseUnit, dialog, rowOf, search, toast } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const phone = { width: 360, height: 760 }
const managed = '/exception/file/file/List1?type=1'
const DAY = 86_400_000

/** A moment some days from now, as somebody types it; the clock of a test is the product's. */
const typed = (days: number) => new Date(Date.now() + days * DAY + DAY / 3).toISOString().slice(0, 16).replace('T', ' ')

/** A page with one line of text, as the simplest writer makes it. */
function pdf(text: string): Buffer {
  const content = `BT /F1 18 Tf 50 700 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF`)
}

const card = (page: Page, title: string) => page.locator('.reg-card').filter({ hasText: title })

test('head office publishes a must with a PDF and questions; a teller reads and answers on a phone; who has not is urged [C-2.5-03 C-2.7-17 C-1-05]', async () => {
  const title = `联动门规程${Date.now() % 100_000}`
  const hq = await people.enter('hq_security', managed)
  await hq.getByRole('button', { name: '新增' }).click()
  const form = dialog(hq, '新增资料')
  await form.getByRole('textbox', { name: '标题' }).fill(title)
  await chooseUnit(form, '分类', '操作规程')
  const text = form.getByRole('textbox', { name: '内容' })
  await text.click()
  await hq.keyboard.type('先关外门，再开内门')
  await form
    .locator('.ant-upload input[type="file"]')
    .first()
    .setInputFiles({ name: '规程.pdf', mimeType: 'application/pdf', buffer: pdf('Close the outer door first') })
  await expect.poll(() => form.locator('.ant-upload-list-item-done').count()).toBe(1)
  await form.getByLabel('必读', { exact: true }).check()
  await form.getByLabel('阅读期限').fill(typed(7))
  await form.getByLabel('阅读期限').press('Tab')
  await choose(form, '题目表单', '防尾随联动门操作规程测验')
  await form.getByText('先关外门再开内门').click()
  await settle(hq)
  expect(await violations(hq)).toEqual([])
  await leaveBy(form, '保存')
  await act(hq, title, '发布')
  await dialog(hq, /^确定发布/)
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await expect.poll(() => rowOf(hq, title).innerText()).toMatch(/0\/\d{3}[\s\S]*已发布/)

  const teller = await people.enter('outlet_teller', `/file/file/ListSearch1?to_read=true`, phone)
  await card(teller, title).getByRole('button', { name: '阅读', exact: true }).click()
  const reader = dialog(teller, /^资料详情/)
  await reader.getByText('阅读满 10 秒计为已读').waitFor()
  await settle(teller)
  expect(await misfits(teller)).toEqual([])
  expect(await violations(teller)).toEqual([])
  await reader.getByRole('button', { name: /^预览/ }).click()
  const preview = dialog(teller, '规程.pdf')
  await preview.getByText('第 1 / 1 页').waitFor()
  await expect.poll(() => preview.locator('.ui-pdf-page .sr-only').textContent()).toBe('Close the outer door first')
  await settle(teller)
  expect(await misfits(teller)).toEqual([])
  await teller.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })

  // The server has counted ten seconds.
  await reader.getByRole('heading', { name: '阅读后答题' }).waitFor()
  await reader.getByRole('radio', { name: '先关外门再开内门' }).check({ timeout: 40_000 })
  await reader.getByRole('radio', { name: '直接开门' }).check()
  await reader.getByRole('checkbox', { name: '维修人员' }).check()
  await settle(teller)
  expect(await misfits(teller)).toEqual([])
  await reader.getByRole('button', { name: '提交答案' }).click()
  await reader.getByText(/得分 100 · 已通过/).waitFor()

  await hq.reload()
  await search(hq, title)
  await expect.poll(() => rowOf(hq, title).innerText()).toMatch(/1\/\d{3}/)
  await act(hq, title, '阅读明细')
  const receipts = dialog(hq, new RegExp(`阅读明细 · ${title}`))
  await receipts.getByRole('button', { name: /青梧路支行营业室/ }).click()
  await receipts.getByRole('list', { name: '按人员' }).getByRole('listitem').first().waitFor()
  await settle(hq)
  expect(await violations(hq)).toEqual([])
  await receipts.getByRole('button', { name: '催读' }).click()
  await toast(hq, '已催读').waitFor()
  const leader = await people.enter('outlet_leader')
  await leader
    .getByRole('region', { name: '提醒' })
    .getByRole('link', { name: `请阅读必读资料：${title}` })
    .click()
  await dialog(leader, /^资料详情/)
    .getByRole('heading', { name: title })
    .waitFor()
})

test('construction: a branch hands its plans to its outlets, which see what is missing of each stage [C-2.5-04 C-2.7-18]', async () => {
  const page = await people.enter('branch_security', '/exception/file/file/List2?type=2')
  await page.locator('.ant-table-row').first().waitFor()
  await page.getByRole('button', { name: '分类管理' }).click()
  const categories = dialog(page, '分类管理')
  await categories.getByText('公安审批').first().waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await categories.getByRole('button', { name: /关闭|Close/ }).click()
  const outlet = await people.enter('outlet_teller', '/file/file/ListSearch2?tab=building', phone)
  const first = outlet.locator('.ant-collapse-item').first()
  await first.getByRole('button').first().click()
  await first.getByText('设计图纸').first().waitFor()
  await settle(outlet)
  expect(await misfits(outlet)).toEqual([])
  expect(await violations(outlet)).toEqual([])
  await first
    .getByRole('button', { name: /设计图纸$/ })
    .first()
    .click()
  await dialog(outlet, /^资料详情/)
    .getByText('施工单位')
    .waitFor()
})

test('a large video goes up in parts, and goes on after the network was lost', async () => {
  const page = await people.enter('hq_security', `${managed}&new=1`)
  const form = dialog(page, '新增资料')
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')
  const parts: string[] = []
  let lost = true
  await page.route('**/api/Common/UploadPart*', async (route) => {
    const offset = new URL(route.request().url()).searchParams.get('offset') ?? ''
    // Once, after the first part.
    if (offset !== '0' && lost) {
      lost = false
      return route.abort('internetdisconnected')
    }
    parts.push(offset)
    return route.continue()
  })
  await form
    .locator('.ant-upload input[type="file"]')
    .first()
    .setInputFiles({
      name: '实操.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.concat([head, Buffer.alloc(9 * 1_048_576)]),
    })
  await toast(page, '网络中断，恢复后自动续传').waitFor()
  await expect.poll(() => form.locator('.ant-upload-list-item-done').count(), { timeout: 30_000 }).toBe(1)
  expect(parts).toEqual(['0', '4194304', '8388608'])
  const hq = await apiOf('hq_security')
  expect((await hq<{ roles: unknown[] }>('File/GetAudience', {})).roles.length).toBeGreaterThan(10)
})

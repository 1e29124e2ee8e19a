import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'
import { settle } from './support/everyPage.ts'
import { dialog, rowOf, signByPassword } from './support/form.ts'
import { leaveBy } from './support/leaving.ts'
import { misfits } from './support/misfits.ts'
import { openAllDay } from './support/openAllDay.ts'
import { photo } from './support/photo.ts'

const people = useBrowser()
const checks = '/form/daily/taskdaily/SecurityItemList'

let bill = ''

beforeAll(openAllDay)

test('at the door with a phone: two taps from the work bench, all normal, one exception with its photo, signed [C-1-02 C-2.3-01]', async () => {
  const page = await people.enter('outlet_safety', undefined, { width: 360, height: 740 })
  await page.getByRole('button', { name: '新建安全检查' }).click()
  const form = dialog(page, /^新增安全检查|^填写安全检查/)
  await form.waitFor()
  // 营业中 is checked by one person.
  await form.getByText('营业中', { exact: true }).click()
  await form.getByText(/^已填 0\/8/).waitFor()
  await form.getByRole('button', { name: '全部正常' }).click()
  // Items that contradict a register are not marked normal together with the others: each needs its own answer and
  // reason.
  for (const contradicted of await form.getByRole('listitem').filter({ hasText: '登记簿：' }).all()) {
    await contradicted.getByText('正常', { exact: true }).click()
    await contradicted.getByLabel(/与登记簿不符的原因$/).fill('已报修，安排保安值守')
  }
  await form.getByText('已填 8/8，异常 0').waitFor()
  const item = form.getByRole('listitem').filter({ hasText: 'S206' })
  await item.getByText('异常', { exact: true }).click()
  // Abnormal is red in every theme, and has an icon besides the text.
  const chosen = item.locator('.ant-radio-button-wrapper-checked')
  await chosen.locator('.anticon-warning').waitFor()
  await expect
    .poll(() => chosen.evaluate((option) => getComputedStyle(option).backgroundColor))
    .toBe('rgb(207, 19, 34)')
  await item.getByLabel('S206 问题描述').fill('疏散通道堆放宣传物料')
  // After a refusal the form focuses the missing input and shows its error; valid inputs of the row are not marked.
  await form.getByLabel('备注', { exact: true }).scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: '签名并提交' }).click()
  await form.getByText('还有 1 项未填完').waitFor()
  await expect
    .poll(async () => {
      const box = await item.boundingBox()
      return box !== null && box.y > 60 && box.y + box.height < 740
    })
    .toBe(true)
  await item.getByText('S206 须拍照').waitFor()
  expect(await item.locator('.ant-input-status-error').count()).toBe(0)
  await item.locator('input[type=file]').setInputFiles(photo)
  await item.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await form.getByText('还有 1 项未填完').waitFor({ state: 'detached' })
  await settle(page)
  expect(await misfits(page)).toEqual([])
  await signByPassword(form)
  await leaveBy(form, '签名并提交')
  const day = page.getByRole('region', { name: '今日检查' })
  await day.getByText('已提交').waitFor()
  const card = page.locator('.reg-card').filter({ hasText: '营业中' }).first()
  bill = (await card.getByRole('button').first().textContent()) ?? ''
  expect(bill).toMatch(/^AQ\d{16}/)
})

test('the head confirms it, and the safety officer has something to mend', async () => {
  const page = await people.enter('outlet_leader', `${checks}?unconfirmed=1`)
  await rowOf(page, bill).getByRole('button', { name: '确认' }).click()
  const form = dialog(page, new RegExp(`^确认 · ${bill}`))
  await form.getByText('疏散通道堆放宣传物料').waitFor()
  await signByPassword(form)
  await leaveBy(form, '签名确认')
  await page.getByRole('tab', { name: '隐患整改' }).click()
  await rowOf(page, '疏散通道堆放宣传物料').first().getByText('待整改').waitFor()
})

test('it is mended with a photo and reviewed by somebody else', async () => {
  const safety = await people.enter('outlet_safety', '/form/daily/taskdaily/RectifyList?mine=1&keywords=堆放宣传物料')
  const row = rowOf(safety, bill.slice(2, 10)).filter({ hasText: '疏散通道堆放宣传物料' }).first()
  await row.getByRole('button', { name: '开始整改' }).click()
  const begin = dialog(safety, /^开始整改/)
  await leaveBy(begin, '开始整改')
  await row.getByRole('button', { name: '提交整改' }).click()
  const form = dialog(safety, /^提交整改/)
  await form.getByLabel('整改措施').fill('已清理并安排专人查看')
  await form.locator('input[type=file]').setInputFiles(photo)
  await form.getByRole('img', { name: '第 1 张照片' }).waitFor()
  await leaveBy(form, '提交整改')

  const branch = await people.enter(
    'branch_security',
    '/form/daily/taskdaily/RectifyList?to_review=1&keywords=堆放宣传物料',
  )
  await rowOf(branch, '青梧路').first().getByRole('button', { name: '复查' }).click()
  const review = dialog(branch, /^复查/)
  // A review cannot be submitted without a result.
  await review.getByRole('button', { name: '复查' }).click()
  await review.getByText('请填写复查').waitFor()
  await review.getByText('通过', { exact: true }).click()
  await leaveBy(review, '复查')
})

test('the paper has the items by sessions, signatures and a code that leads to the record', async () => {
  const page = await people.enter('outlet_safety', `${checks}?keywords=${bill}`)
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await rowOf(page, bill).getByRole('button', { name: bill }).click()
  const detail = dialog(page, new RegExp(bill))
  await detail.getByText('已完成').first().waitFor()
  await detail.getByRole('button', { name: '打印' }).click()
  const sheet = page.locator('#print-sheet')
  await sheet.getByRole('cell', { name: 'S206', exact: true, includeHidden: true }).waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const text = (await sheet.textContent()) ?? ''
  expect(text).toContain('营业场所每日安全检查情况登记表')
  for (const part of ['营业前', '营业中', '营业终了', '√', '×', '疏散通道堆放宣传物料', '扫码核对'])
    expect(text).toContain(part)
  expect(await sheet.locator('.ant-qrcode svg').count()).toBe(1)
})

test('items are set up beside the checks, in a drawer of their own', async () => {
  const page = await people.enter('hq_security', checks)
  await page.getByRole('button', { name: '检查项配置' }).click()
  const drawer = dialog(page, '检查项配置')
  await drawer.getByText('S101').waitFor()
  expect(new URL(page.url()).search).toBe('')
})

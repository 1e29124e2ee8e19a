import { pngOf } from '@shouya/server/demo/pngOf.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, dialog, rowOf, search } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }
const managed = '/exception/banner'
const DAY = 86_400_000

/** A day some days from now, as somebody types it; the clock of a test is the product's. */
const typed = (days: number) => new Date(Date.now() + days * DAY + DAY / 3).toISOString().slice(0, 10)

const picture = (width: number, height: number) => ({
  name: 'banner.png',
  mimeType: 'image/png',
  buffer: pngOf(width, height, (x) => [20, 90 + (x % 60), 140]),
})

const home = (page: Page) => page.getByRole('region', { name: '图片轮播' })

test('an administrator publishes a picture: another shape is refused at its field, and colleagues see it in turn [C-2.7-03]', async () => {
  const title = `消防演练${Date.now() % 100_000}`
  const admin = await people.enter('sys_admin', managed)
  await admin.getByRole('button', { name: '新增图片' }).click()
  const form = dialog(admin, '新增门户图片')
  await form.getByLabel('标题').fill(title)
  await form.getByLabel('排序').fill('1')
  const upload = form.locator('input[type="file"]')
  await upload.setInputFiles(picture(160, 160))
  await form.getByLabel('图片说明').fill('灭火器和逃生路线图')
  for (const [label, days] of [
    ['开始日期', -1],
    ['结束日期', 9],
  ] as const) {
    await form.getByLabel(label).fill(typed(days))
    await form.getByLabel(label).press('Tab')
  }
  await form.getByText('内部页面', { exact: true }).click()
  await form.getByLabel('链接', { exact: true }).fill('/exception/sysaddress')
  await form.getByRole('img', { name: /第 1 张/ }).waitFor()
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.getByText('图片应为 16:9，这张是 160×160').waitFor()
  await form.getByRole('button', { name: '删除第 1 张照片' }).click()
  await upload.setInputFiles(picture(320, 180))
  await form.getByRole('img', { name: /第 1 张/ }).waitFor()
  await settle(admin)
  expect(await violations(admin)).toEqual([])
  await leaveBy(form, '保存')
  await search(admin, title)
  await rowOf(admin, title).getByText('下架').waitFor()
  await act(admin, title, '上架')
  await dialog(admin, `上架“${title}”？`)
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await rowOf(admin, title).getByText('正在展示').waitFor()

  const teller = await people.enter('outlet_teller', '/dashboard/workplace')
  const carousel = home(teller)
  await carousel.getByRole('img', { name: '灭火器和逃生路线图' }).waitFor()
  await carousel.getByRole('button', { name: '暂停轮播' }).click()
  await carousel.getByRole('button', { name: '继续轮播' }).waitFor()
  await carousel.getByRole('button', { name: '下一张' }).click()
  await carousel.getByText(/^2 \/ \d$/).waitFor()
  await carousel.getByRole('button', { name: '上一张' }).click()
  await carousel.getByText(/^1 \/ \d$/).waitFor()
  expect(await violations(teller)).toEqual([])
  await carousel.getByRole('button', { name: title }).click()
  await teller.waitForURL('**/exception/sysaddress')
  await admin.getByRole('button', { name: '查询' }).click()
  await expect.poll(() => rowOf(admin, title).getByRole('cell', { name: '1', exact: true }).count()).toBe(1)
})

test('strangers see the picture of the sign-in page, on a screen and on a phone; nothing moves where that is not wanted', async () => {
  for (const screen of [{}, phone]) {
    const page = await people.visit(screen)
    await page.goto('/login')
    const banner = page.getByRole('region', { name: '公告图片' })
    const image = banner.getByRole('img')
    await image.waitFor()
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(960)
    expect(await violations(page)).toEqual([])
    if (screen === phone) expect(await misfits(page)).toEqual([])
  }
  const still = await people.enter('outlet_safety')
  await still.emulateMedia({ reducedMotion: 'reduce' })
  const carousel = home(still)
  await carousel.getByRole('button', { name: '下一张' }).waitFor()
  await carousel.getByRole('button', { name: '暂停轮播' }).waitFor({ state: 'detached' })
})

test('a phone has pictures of its own, turned by the finger, and entries whose pages its user may open', async () => {
  const page = await people.enter('outlet_safety', '/dashboard/workplace', phone)
  const carousel = home(page)
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByText('1 / 2').waitFor()
  await carousel.locator('ul').evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: 'instant' }))
  await carousel.getByText('2 / 2').waitFor()
  await settle(page)
  expect(await misfits(page)).toEqual([])
  const entries = page.getByRole('region', { name: '应用入口' })
  await entries.getByRole('button', { name: '款箱交接' }).click()
  await page.waitForURL('**/form/daily/taskdaily/EscortList**')

  // A guard has no keys and no boxes, but learns.
  const guard = await people.enter('guard', '/dashboard/workplace')
  const own = guard.getByRole('region', { name: '应用入口' })
  await own.getByRole('button', { name: '学习园地' }).waitFor()
  expect(await own.getByRole('button').count()).toBe(1)
})

import { connect } from '@shouya/server/db/connect.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiOf } from '../../../../e2e/support/api.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { served } from '../../../../e2e/support/served.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const MINUTE = 60_000
const phone = { width: 360, height: 740 }

/** A moment some minutes from now, as somebody types it; the clock of a test is the product's. */
const typed = (minutes: number) =>
  new Date(Date.now() + minutes * MINUTE + 8 * 60 * MINUTE).toISOString().slice(0, 16).replace('T', ' ')

const nameOf = async (username: string): Promise<string> =>
  (await (await apiOf(username))<{ user: { name: string } }>('Login/GetCurrent', {})).user.name

/** Time passes for one meeting: the clock of the product cannot be moved. */
async function pass(title: string, minutes: number, status: number): Promise<void> {
  const database = await connect(served().url, 1)
  await database.pool.query(
    `update conference set begin_time = begin_time - $2 * interval '1 minute',
      end_time = end_time - $2 * interval '1 minute', status = $3 where title = $1`,
    [title, minutes, status],
  )
  await database.close()
}

const card = (page: Page, title: string) => page.locator('.reg-card').filter({ hasText: title })

test('a meeting is announced, answered on a phone, signed in by code, written down, confirmed and archived [C-2.2-08]', async () => {
  const title = `安全形势分析会${Date.now() % 100_000}`
  const [teller, safety] = await Promise.all([nameOf('outlet_teller'), nameOf('outlet_safety')])
  const page = await people.enter('branch_security', '/conference?new=1')
  const form = dialog(page, '新建会议')
  await form.getByLabel('主题').fill(title)
  for (const [label, minutes] of [
    ['开始时间', 10],
    ['结束时间', 70],
  ] as const) {
    await form.getByLabel(label).fill(typed(minutes))
    await form.getByLabel(label).press('Tab')
  }
  await form.getByLabel('会议室').fill('三楼会议室')
  for (const name of [teller, safety]) await choose(form, '增加人员', name)
  await form.getByLabel('议程').fill('通报一季度安全形势，部署二季度重点工作。')
  await settle(page)
  expect(await violations(page)).toEqual([])
  await leaveBy(form, '保存')
  await rowOf(page, title).getByRole('button', { name: '通知', exact: true }).click()
  const ask = dialog(page, /^通知/)
  await ask.waitFor()
  await settle(page)
  await ask.getByRole('button', { name: /确\s*定/ }).click()
  await rowOf(page, title).getByText('已通知').waitFor()

  const mine = `/conference?keywords=${encodeURIComponent(title)}`
  const door = await people.enter('outlet_teller', mine, phone)
  await card(door, title).getByRole('button', { name: '回复' }).click()
  const answer = dialog(door, /^回复 · /)
  await answer.getByText('参加', { exact: true }).click()
  await settle(door)
  expect(await misfits(door)).toEqual([])
  expect(await violations(door)).toEqual([])
  await leaveBy(answer, '回复')

  // The screen of the room; what a phone reads from its code is the address beside it.
  await rowOf(page, title).getByRole('button', { name: title }).click()
  const record = dialog(page, /^HY/)
  await record.getByRole('button', { name: '签到二维码' }).click()
  const screen = dialog(page, title)
  const code = screen.locator('[data-address*="."]')
  await code.waitFor()
  await screen.getByText('已签到 0 / 应到 3').waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  const scan = async (by: Page) => {
    const address = await code.getAttribute('data-address')
    await by.goto(new URL(address ?? '').pathname + new URL(address ?? '').search)
    const sign = dialog(by, '会议签到')
    await sign.getByRole('button', { name: '本人签到' }).click()
    return sign
  }
  const signed = await scan(door)
  await signed.getByText(/^签到成功/).waitFor()
  await settle(door)
  expect(await misfits(door)).toEqual([])
  await pass(title, 15, 2)
  const late = await people.enter('outlet_safety', '/conference', phone)
  await (await scan(late)).getByText(/记为迟到$/).waitFor()
  await screen.getByText('已签到 2 / 应到 3').waitFor()
  await screen.getByText('迟到').waitFor()
  // Whoever is not invited hears it, with the same code.
  const stranger = await people.enter('sub_leader', '/conference', phone)
  const address = new URL((await code.getAttribute('data-address')) ?? '')
  await stranger.goto(address.pathname + address.search)
  await dialog(stranger, '会议签到').getByText('这次会议没有邀请您').waitFor()
  await screen.getByRole('button', { name: '退出' }).click()
  await screen.waitFor({ state: 'detached' })

  await page.goto(mine)
  await act(page, title, '写纪要')
  const minutes = dialog(page, /^写纪要 · /)
  await minutes.getByRole('textbox', { name: '会议纪要' }).fill('会议决定：四月底前完成整改。')
  await leaveBy(minutes, '保存')
  await pass(title, 120, 3)
  const reader = await people.enter('outlet_teller', mine, phone)
  await card(reader, title).getByRole('button', { name: '确认纪要' }).click()
  await dialog(reader, /^确认/)
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await card(reader, title).getByRole('button', { name: '确认纪要' }).waitFor({ state: 'detached' })
  await page.reload()
  await act(page, title, '归档')
  await dialog(page, /^归档/)
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await rowOf(page, title).getByText('已归档').waitFor()
})

test('the meetings of a month stand in a calendar, on a phone in a list by day; each opens its record', async () => {
  const page = await people.enter('branch_security', '/conference?tab=calendar')
  const meeting = page.getByRole('button', { name: /联防联控视频调度会/ }).first()
  await meeting.waitFor()
  await settle(page)
  expect(await violations(page)).toEqual([])
  await meeting.click()
  await dialog(page, /^HY/).getByText('联防联控视频调度会').first().waitFor()
  const small = await people.enter('outlet_teller', '/conference?tab=calendar', phone)
  await small.getByRole('button', { name: /联防联控视频调度会/ }).waitFor()
  await settle(small)
  expect(await misfits(small)).toEqual([])
  expect(await violations(small)).toEqual([])
})

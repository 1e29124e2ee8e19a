import { counterLists } from '@shouya/contract/counterLists'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { today } from '../apps/console/src/ui/text.ts'
import roles from '../apps/server/src/db/seed/roles.json' with { type: 'json' }
import { apiOf, type Call, totalsOf } from './support/api.ts'
import { useBrowser } from './support/browser.ts'
import { settle } from './support/everyPage.ts'
import { toast } from './support/form.ts'
import { misfits } from './support/misfits.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }

type Duty = { id: number; task_code: string; task_name: string; state: string; way: string; act: string }
type Day = { day: string; duties: Duty[] }
const dayOf = (call: Call) => call<Day>('Duty/GetDay', {})
const region = (page: Page, name: string) => page.getByRole('region', { name })
const steps = (page: Page) => page.getByRole('list', { name: '今日任务' }).getByRole('listitem')

let safety: Call
// The safety officer needs a check to submit at any hour: submitted checks are revoked.
beforeAll(async () => {
  const leader = await apiOf('outlet_leader')
  safety = await apiOf('outlet_safety')
  const { duties } = await dayOf(safety)
  const during = duties.find(({ task_code }) => task_code === 'D_CHECK2')
  const id = Number(/\bid=(\d+)/.exec(during?.way ?? '')?.[1])
  if (!id) return
  const { version, status } = await leader<{ version: number; status: number }>('SecurityCheck/Get', { id })
  if (status !== 0) await leader('SecurityCheck/Revoke', { id, version, reason: '测试：登记有误' })
})

test('an outlet’s day is a line of its duties: whose turn it is, one tap to do, one to remind; nothing is zero', async () => {
  const { duties } = await dayOf(safety)
  const page = await people.enter('outlet_safety', undefined, phone)
  await expect.poll(() => steps(page).count()).toBe(duties.length)
  const shown = await steps(page).allInnerTexts()
  expect(shown.map((text) => text.split('\n')[0])).toEqual(duties.map(({ task_name }) => task_name))
  await region(page, '要事与数据').waitFor()
  expect(await page.locator('main data[value="0"]').count()).toBe(0)
  expect(await misfits(page)).toEqual([])

  // The teller's signature waits for the safety officer, who is notified.
  const teller = await people.enter('outlet_teller', undefined, phone)
  const waiting = steps(teller)
    .filter({ hasText: '待 何向北' })
    .filter({ has: teller.getByRole('button') })
    .first()
  const name = (await waiting.getByRole('link').innerText()).trim()
  await settle(teller)
  await waiting.getByRole('button', { name: /^催办/ }).click()
  await toast(teller, '已催办').waitFor()
  await region(page, '提醒').getByText(`催办：${name}`).waitFor()

  // One tap opens the form of exactly this duty.
  await settle(page)
  const first = page.getByRole('list', { name: '今日任务' }).locator('.ant-btn-primary')
  const label = (await first.getAttribute('aria-label')) ?? ''
  const duty = duties.find(({ task_name }) => label.endsWith(task_name))
  expect(duty?.act).not.toBe('look')
  await first.click()
  await page.waitForURL(`**${duty?.way}`)
  await page.getByRole('dialog').first().waitFor()
})

test('on the phone the next act comes first, and nothing else stands out: a guard before the day, an outlet in it', async () => {
  const guard = await people.enter('guard', undefined, phone)
  const act = guard.locator('main').getByRole('button', { name: '登记外来人员' })
  await act.waitFor()
  await region(guard, '今日任务').waitFor()
  await settle(guard)
  expect(await guard.locator('main .ant-btn-primary').allInnerTexts()).toEqual(['登记外来人员'])
  const { y = 999 } = (await act.boundingBox()) ?? {}
  expect(y).toBeLessThan(300)
  expect(await misfits(guard)).toEqual([])
  const outlet = await people.enter('outlet_safety', undefined, phone)
  await region(outlet, '快捷入口').waitFor()
  await steps(outlet).first().waitFor()
  expect(await outlet.locator('main .ant-btn-primary').count()).toBeLessThanOrEqual(1)
  expect(await region(outlet, '快捷入口').locator('.ant-btn-primary').count()).toBe(0)
})

test('on the phone of whoever looks after many what is late stands before the ways to begin something', async () => {
  const page = await people.enter('branch_security', undefined, phone)
  const figures = region(page, '要事与数据')
  await figures.getByRole('heading', { level: 3 }).first().waitFor()
  await settle(page)
  const [late, quick] = [await figures.boundingBox(), await region(page, '快捷入口').boundingBox()]
  expect(late?.y).toBeLessThan(quick?.y ?? 0)
  expect(late?.y).toBeLessThan(300)
})

type Act = readonly [counter: string | null, name: string, way: RegExp]
/** The primary action of each role: the first one that is available now; the last one always is. */
const acts: readonly (readonly [role: string, theirs: readonly Act[]])[] = [
  ['guard', [[null, '登记外来人员', /InOutList\?new=1/]]],
  [
    'escort_staff',
    [
      ['escort_sign', '押运交接签名', /EscortList/],
      ['plan_mine', '我的今日任务', /PlanList/],
      [null, '押运排班', /PlanList/],
    ],
  ],
  [
    'escort_admin',
    [
      ['plan_draft', '发布排班', /PlanList\?status=0/],
      [null, '新建排班', /PlanList\?new=1/],
    ],
  ],
  [
    'monitor_center',
    [
      ['video_sign', '监督签名', /ReadList\?mine=1/],
      ['video_pending', '调阅与归还', /ReadList\?status=2/],
      [null, '登记录像调阅', /ReadList\?new=1/],
    ],
  ],
]
test.each(acts)('the first button of %s is their next act, and leads where they may go', async (role, theirs) => {
  const counts = await (await apiOf(role))<Record<string, number>>('Home/GetHomeCount', {})
  const act = theirs.find(([counter]) => counter === null || (counts[counter] ?? 0) > 0)
  const [, name, way] = act ?? [null, '', /never/]
  const page = await people.enter(role)
  const main = region(page, '快捷入口').locator('.ant-btn-primary')
  await main.waitFor()
  expect((await main.innerText()).trim()).toBe(name)
  await settle(page)
  await main.click()
  await page.waitForURL(way)
  await page.locator('.reg-page, .ant-drawer-open').filter({ visible: true }).first().waitFor()
  await settle(page)
  expect(
    await page
      .getByText(/无权|\b403\b/)
      .filter({ visible: true })
      .count(),
  ).toBe(0)
})

test('head office sees what is late first, eight numbers at most, and what is zero in one line', async () => {
  const page = await people.enter('hq_security')
  const figures = region(page, '要事与数据')
  const tiles = figures.locator('section').getByRole('link')
  await tiles.first().waitFor()
  expect(await figures.getByRole('heading', { level: 3 }).first().innerText()).toBe('逾期与异常')
  const values = await tiles.locator('data').evaluateAll((all) => all.map((one) => Number(one.getAttribute('value'))))
  expect(values.length).toBeLessThanOrEqual(8)
  expect(values.every((value) => value > 0)).toBe(true)
  // Overdue numbers have an icon in addition to their color.
  for (const late of await figures.locator('[data-tone="bad"], [data-tone="waits"]').all())
    expect(await late.locator('svg').count()).toBe(1)
  const fold = figures.locator('details')
  await fold.locator('summary').click()
  const zeros = Number(/(\d+) 项为 0/.exec(await fold.locator('summary').innerText())?.[1] ?? 0)
  expect(await fold.locator('data[value="0"]').count()).toBe(zeros)
  // A submenu of two entries beside a page needs no column of 256 px.
  const side = page.getByRole('navigation', { name: '子菜单' })
  expect((await side.boundingBox())?.width).toBe(80)
  await page.getByRole('button', { name: '展开菜单' }).click()
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(256)
})

test('the wall shows every outlet, leads to its day, is live and takes the whole screen', async () => {
  const branch = await apiOf('branch_security')
  const page = await people.enter('branch_security')
  await region(page, '要事与数据').getByRole('link', { name: '履职墙' }).click()
  await page.getByRole('heading', { level: 1, name: '履职墙' }).waitFor()
  type Wall = { groups: { name: string; units: { dept_id: number; name: string; states: string[] }[] }[] }
  const { groups } = await branch<Wall>('Duty/GetWall', {})
  const units = groups.flatMap((group) => group.units)
  const cells = page.locator('[data-unit]')
  await expect.poll(() => cells.count()).toBe(units.length)
  expect(await page.locator('section:has([data-unit]) h2').count()).toBe(groups.length)

  await settle(page)
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  const open = units.find(({ states }) => states.some((state) => ['todo', 'overdue', 'signing'].includes(state)))
  // The common beginning of all names in a group is left out.
  const cell = page.locator(`[data-unit="${open?.dept_id}"]`)
  await settle(page)
  await cell.click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('list', { name: '今日任务' }).getByRole('listitem').first().waitFor()
  await settle(page)

  const { day } = await dayOf(branch)
  const query = { dept_id: open?.dept_id, begin_date: day, end_date: day, status: [1, 3], pagesize: 1 }
  const [task] = await branch<{ id: number; task_name: string }[]>('TaskAssignment/GetPageList', query)
  await branch('TaskAssignment/Exempt', { ids: [task?.id], reason: '停业装修' })
  await drawer.getByRole('listitem').filter({ hasText: task?.task_name }).getByText('免填').waitFor()
  await expect.poll(() => cell.textContent()).toContain(`${task?.task_name} 免填`)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '退出全屏' }).click()
  await page.getByRole('button', { name: '全屏', exact: true }).waitFor()
})

test.each([
  ['hq_security', '未销号隐患（按类别）', /RectifyList\?open=1&category=\d&hazard_level=\d/],
  ['sub_leader', '隐患趋势（近8周）', /RectifyList\?(close_)?begin_date=/],
  ['monitor_center', '录像调阅：申请方与方式（近30日）', /ReadList\?applicant_type=\d&access_mode=\d/],
] as const)('what %s sees drawn is full and leads to the rows that it counts: %s', async (role, title, way) => {
  const page = await people.enter(role)
  const chart = region(page, title)
  await chart.getByRole('img').waitFor()
  await settle(page)
  await chart.getByRole('button', { name: `看表格: ${title}` }).click()
  const cells = chart.getByRole('figure').getByRole('link')
  await cells.first().waitFor()
  // Labels come from the dictionary, not codes.
  for (const head of await chart.getByRole('rowheader').allInnerTexts()) expect(head).toMatch(/\D/)
  const cell = cells.last()
  const number = await cell.innerText()
  await settle(page)
  await cell.click()
  await page.waitForURL(way)
  await page.getByText(`共 ${number} 条`).filter({ visible: true }).waitFor()
})

test('for every role each number is the total of the list that it leads to', async () => {
  for (const { role_code: role } of roles) {
    const total = await totalsOf(role)
    const counts = await (await apiOf(role))<Record<string, number>>('Home/GetHomeCount', {})
    const lists = Object.entries(counterLists(today())).filter(([key]) => counts[key] !== undefined)
    for (const [key, { path, filters }] of lists) {
      if (path === 'Remind/GetMsgList') continue
      expect(await total(path, filters), `${role} ${key}`).toBe(counts[key])
    }
  }
}, 120_000)

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { settle } from '../support/everyPage.ts'
import { openByMenu } from '../support/menu.ts'
import { useOutlet } from '../support/outlet.ts'

const people = useBrowser()
const outlet = useOutlet()
const bench = '/dashboard/workplace'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
/** A counter; a reminder may begin with the same text. */
const tile = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name} \\d`) }).filter({ visible: true })
const numberOf = async (page: Page, name: string) =>
  Number(await tile(page, name).locator('data').getAttribute('value'))
/** The total shown below the visible list; a list without rows shows none. */
async function totalOf(page: Page): Promise<number> {
  const list = page.locator('.reg-page').filter({ visible: true })
  await list.waitFor()
  await settle(page)
  const text = list.getByText(/^共 \d+ 条$/)
  await text.or(list.locator('.ui-state')).first().waitFor()
  return (await text.count()) === 0 ? 0 : Number(/\d+/.exec(await text.innerText())?.[0])
}

test.each(['outlet_leader', 'branch_security'])(
  'each number of %s leads to a list of as many rows [C-7.1-11 C-7.2-84]',
  async (role) => {
    const page = await people.enter(role)
    const figures = region(page, '要事与数据')
    await figures.locator('data').first().waitFor()
    await settle(page)
    // The registers; approvals and notices display their totals differently.
    const texts = await figures.locator('section a[href^="/form/daily"], section a[href^="/report"]').allInnerTexts()
    const names = texts.map((text) => text.split('\n')[0] ?? '')
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) {
      await settle(page)
      const count = await numberOf(page, name)
      await tile(page, name).click()
      await page.waitForURL((url) => url.pathname !== bench)
      expect(await totalOf(page), name).toBe(count)
      await page.goBack()
      await page.waitForURL(`**${bench}`)
    }
  },
)

test('a colleague’s handover is counted while one looks on', async () => {
  const page = await people.enter('outlet_teller')
  await settle(page)
  const before = await numberOf(page, '待签收钥匙')
  await outlet.handover(await outlet.key('工作台钥匙'))
  await expect.poll(() => numberOf(page, '待签收钥匙')).toBe(before + 1)
})

test('what is due today stands on the work bench and in the calendar, each the way to where it is', async () => {
  const leader = await people.enter('outlet_leader')
  const card = region(leader, '今日任务')
  await expect.poll(() => card.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  await card.getByRole('link', { name: /营业中安全检查/ }).waitFor()
  const today = region(leader, '本月完成日历').locator('[aria-current="date"]')
  const day = today.getByRole('link')
  const label = (await day.locator('.sr-only').textContent()) ?? ''
  const due = [...label.replace(/^[\d-]+/, '').matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0)
  await day.click()
  await leader.waitForURL(/dailytask\?tab=tasks/)
  expect(await totalOf(leader)).toBe(due)
})

test('a chart is drawn, says the same as a table, and each number there leads to its rows', async () => {
  const page = await people.enter('sys_admin')
  const panel = region(page, '近7日登录')
  await panel.locator('svg polyline').first().waitFor()
  await panel.getByRole('button', { name: '看表格: 近7日登录' }).click()
  expect(await panel.getByRole('row').count()).toBe(8)
  const sum = await panel
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).reduce((all, row) => all + Number(row.children[1]?.textContent), 0))
  expect(await panel.getByRole('button').count()).toBe(1)
  await panel.getByRole('button', { name: '看图表: 近7日登录' }).click()
  expect(await panel.getByRole('listitem').filter({ hasText: '成功' }).locator('data').innerText()).toBe(String(sum))

  await panel.getByRole('button', { name: '看表格: 近7日登录' }).click()
  await panel.getByRole('row').last().getByRole('link').first().click()
  await page.waitForURL(/log\?log=signIns&begin_date=/)
  await page.getByRole('tab', { name: '登录日志', selected: true }).waitFor()
})

test('a bar leads to its list, and the drawing fits itself after another tab was in front', async () => {
  const page = await people.enter('hq_security', undefined, { setting: { multiPage: true } })
  const panel = region(page, /^逾期钥匙：下级机构排名/)
  const bars = panel.locator('[role="img"] [data-column]')
  await bars.first().waitFor()
  const width = async () => (await bars.first().boundingBox())?.width ?? 0
  const wide = await width()

  await openByMenu(page, '系统设置', '组织机构')
  await page.setViewportSize({ width: 900, height: 900 })
  await page.getByRole('tab', { name: '工作台' }).click()
  await bars.first().waitFor()
  await expect.poll(width).not.toBe(wide)
  const box = await panel.boundingBox()
  expect(await width()).toBeLessThanOrEqual(box?.width ?? 0)

  await bars.first().click()
  await page.waitForURL(/Handover\?late=1&dept_id=\d+/)
  expect(await totalOf(page)).toBeGreaterThan(0)
})

test('what a point of a chart says stands beside it', async () => {
  const page = await people.enter('hq_security')
  const panel = region(page, '按时完成情况（近14日）')
  // The charts above move it as they are drawn.
  await settle(page)
  await panel.locator('svg [data-column="done"]:not([height="0%"])').last().hover()
  await panel.getByText(/^按时 \d+$/).waitFor()
})

test('by night a chart takes the colours of the night without being drawn anew', async () => {
  const page = await people.enter('hq_security', undefined, { setting: { theme: { color: '#13c2c2', mode: 'night' } } })
  const label = region(page, '按时完成情况（近14日）')
    .getByText(/^\d\d-\d\d$/)
    .first()
  await label.waitFor()
  expect(await label.evaluate((element) => getComputedStyle(element).color)).toBe('rgba(255, 255, 255, 0.65)')
})

test('an agent has its numbers and charts, reminders, entries and notices, without what the bank enters', async () => {
  const page = await people.enter('agent_user')
  await region(page, '提醒')
    .getByRole('link', { name: /^待确认：.* 已修复$/ })
    .first()
    .waitFor()
  await region(page, '通知').getByRole('list', { name: '通知' }).waitFor()
  await settle(page)
  const heads = page.getByRole('region').getByRole('heading', { level: 2 }).filter({ visible: true })
  const charts = ['可用余额（元）', '授权剩余', '使用次数（近30日）', '充值趋势（近30日，元）']
  expect((await heads.allInnerTexts()).toSorted()).toEqual(
    ['要事与数据', '快捷入口', ...charts, '提醒', '应用入口', '通知'].toSorted(),
  )
})

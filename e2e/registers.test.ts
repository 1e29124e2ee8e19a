import { expect, test } from 'vitest'
import { apiOf } from './support/api.ts'
import { useBrowser } from './support/browser.ts'
import { settle } from './support/everyPage.ts'
import { daily, table } from './support/registers.ts'

const people = useBrowser()

test('on a phone the list begins within 300 px, and a card says what decides', async () => {
  const page = await people.enter('outlet_safety', '/dashboard/workplace', { width: 360, height: 740 })
  const says: Readonly<Record<string, readonly string[]>> = {
    Handover: ['移交人', '接收人', '预计归还'],
    EscortList: ['到达/离开', '押运员'],
    SecurityItemList: ['场次', '检查人/复核人'],
    RectifyList: ['等级', '期限'],
    InOutList: ['姓名', '进入时间', '离开时间'],
    RepairList: ['设备', '影响'],
  }
  for (const [name, words] of Object.entries(says)) {
    await page.goto(`${daily}/${name}`)
    await settle(page)
    const list = page.getByRole('region', { name: '列表' })
    expect((await list.boundingBox())?.y, name).toBeLessThanOrEqual(300)
    await page.goto(`${daily}/${name}?all=1`)
    const card = page.locator('.reg-card').filter({ visible: true }).first()
    await card.locator('dl').waitFor()
    const titles = await card.locator('dt').allInnerTexts()
    for (const word of words) expect(titles, name).toContain(word)
  }
})

test('a list opens with today and with what is still open of before, which it marks', async () => {
  const page = await people.enter('hq_security', `${daily}/RepairList`)
  await settle(page)
  await page.getByText('今天及未完结', { exact: true }).waitFor()
  const earlier = page.locator('.reg-earlier')
  await earlier.first().waitFor()
  expect(await earlier.first().locator('time').first().innerText()).toMatch(/^\d\d-\d\d \d\d:\d\d$/)
  // Units have their short names, and row actions beyond two are in a menu.
  const units = await (await apiOf('hq_security'))<{ dept_name: string; short_name: string }[]>(
    'AdminDept/DEPTLIST',
    {},
  )
  const heads = await table(page).locator('th').allInnerTexts()
  const rows = table(page).locator('tbody tr.ant-table-row')
  const at = heads.findIndex((head) => head.trim() === '网点') + 1
  const cells = await rows.locator(`td:nth-child(${at})`).allInnerTexts()
  expect(cells.length).toBeGreaterThan(0)
  const called = new Set(units.filter((unit) => unit.short_name !== unit.dept_name).map(({ short_name }) => short_name))
  expect(cells.map((cell) => cell.trim()).filter((cell) => !called.has(cell))).toEqual([])
  // Complete names, in two lines if needed: units of different branches may end alike.
  await page.setViewportSize({ width: 1366, height: 768 })
  const names = rows.locator(`td:nth-child(${at}) .ui-words`)
  expect(await names.count()).toBe(cells.length)
  const whole = await names.evaluateAll((all) => all.map((element) => element.scrollHeight <= element.clientHeight + 1))
  expect(whole).not.toContain(false)
  const offered = await rows
    .locator('.ui-actions')
    .evaluateAll((all) => all.map((element) => element.childElementCount))
  expect(Math.max(...offered)).toBeLessThanOrEqual(2)
  // Other filters also apply to open records; filters by other days exclude them.
  await page.getByRole('searchbox').or(page.getByLabel('关键字')).first().fill('GZ')
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByText('含往日未完结', { exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('or_open')).toBe('1')
})

test('a list in which nothing is found says what was asked, and leads back to its rows', async () => {
  const page = await people.enter('hq_security', `${daily}/RepairList?begin_date=2001-01-01&end_date=2001-01-01`)
  const list = page.getByRole('region', { name: '列表' })
  await list.getByText('没有符合条件的数据').waitFor()
  // No keyword was given, so the message does not mention one.
  await list.getByText('重置查询条件，可以看到其他记录。').waitFor()
  await page.getByLabel('关键字').first().fill('没有这样的故障')
  await page.getByRole('button', { name: '查询' }).click()
  await list.getByText('换个关键字，或重置查询条件再试。').waitFor()
  await list.getByRole('button', { name: '重置' }).click()
  await list.locator('.reg-link').first().waitFor()
})

test('while rows are awaited the heads stand where they will, and something says that rows will come', async () => {
  const wide = await people.enter('hq_security', '/dashboard/workplace', { width: 1440, height: 900 })
  const phone = await people.enter('hq_security', '/dashboard/workplace', { width: 360, height: 740 })
  for (const page of [wide, phone]) {
    let release = () => {}
    const holding = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/RoomKey/GetPageList', (route) => holding.then(() => route.continue()))
    await page.goto(`${daily}/Handover?all=1`)
    const list = page.getByRole('region', { name: '列表' })
    await list.locator('.reg-bars').waitFor()
    expect(await list.locator('[aria-busy="true"]').count()).toBe(1)
    const heads = () =>
      list
        .getByRole('columnheader')
        .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)))
    const before = await heads()
    expect(before.length > 5).toBe(page === wide)
    release()
    await list.locator('.reg-link').first().waitFor()
    await settle(page)
    expect(await list.locator('.reg-bars, [aria-busy="true"]').count()).toBe(0)
    const after = await heads()
    expect(after).toHaveLength(before.length)
    // Only the space for the actions beside a record is not known in advance.
    for (const [at, left] of after.entries()) expect(Math.abs(left - (before[at] ?? 0))).toBeLessThan(64)
  }
})

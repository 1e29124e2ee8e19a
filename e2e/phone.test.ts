import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults, handovers } from './support/addresses.ts'
import { approval, examinePage, publishFlow, startRequest, userOf } from './support/approval.ts'
import { useBrowser } from './support/browser.ts'
import { dropped, fillIn, must, publishForm } from './support/customForm.ts'
import { open, settle } from './support/everyPage.ts'
import { dialog, signByPassword } from './support/form.ts'
import { mainMenu, openByMenu } from './support/menu.ts'
import { misfits } from './support/misfits.ts'

const phone = { width: 360, height: 740 }
const people = useBrowser(phone)

test('the sign-in page fits with its demonstration accounts unfolded', async () => {
  const page = await people.visit()
  await open(page, '/login')
  await page.getByText('演示账号').click()
  await page.getByRole('button', { name: '网点柜员' }).click()
  expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe('outlet_teller')
  expect(await misfits(page)).toEqual([])
})

test('two taps from the work bench to the signature, and the key is received', async () => {
  const page = await people.enter('outlet_teller')
  await page.getByRole('link', { name: /待签收钥匙 \d+ 笔/ }).click()
  const cards = page.locator('.reg-card')
  await cards.first().getByRole('button', { name: '接收' }).click()
  const form = dialog(page, /^接收/)
  await form.waitFor()
  await settle(page)
  expect(await misfits(page)).toEqual([])
  const before = await cards.count()
  await signByPassword(form)
  await form.getByRole('button', { name: '接收' }).click()
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => cards.count()).toBe(before - 1)
})

test('the first thing to do stays at the bottom, and its form is one column on the whole screen', async () => {
  const page = await people.signedIn('outlet_safety')
  await open(page, handovers)
  const add = page.getByRole('button', { name: '新增' })
  const box = await add.boundingBox()
  expect(box && box.y + box.height).toBeGreaterThan(phone.height - 60)
  await add.click()
  const form = dialog(page, '新增钥匙交接')
  await form.getByLabel('交接类型').waitFor()
  await settle(page)
  expect(await form.evaluate((drawer) => drawer.clientWidth)).toBe(phone.width)
  const lefts = await form
    .locator('.ant-form-item')
    .evaluateAll((items) => [...new Set(items.map((item) => item.getBoundingClientRect().left))])
  expect(lefts).toHaveLength(1)
  expect(await misfits(page)).toEqual([])
})

test('nothing is stuck to the bottom for whoever may begin nothing there, and the date of a title stays in one line', async () => {
  const crew = await people.enter('escort_staff', '/form/daily/taskdaily/EscortList?all=1')
  await crew.locator('.reg-card').first().waitFor()
  await settle(crew)
  expect(await crew.getByRole('button', { name: '新增' }).count()).toBe(0)
  const page = await people.enter('outlet_safety', '/form/daily/taskdaily/SecurityItemList?new=1')
  const title = page.getByRole('dialog').locator('.ant-drawer-title')
  await title.getByText(/\d{4}-\d{2}-\d{2}/).waitFor()
  await settle(page)
  const lines = await title.evaluate((element) => {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const at = /\d{4}-\d{2}-\d{2}/.exec(node.textContent ?? '')
      if (!at) continue
      range.setStart(node, at.index)
      range.setEnd(node, at.index + 10)
    }
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

test('hours and minutes are picked by a thumb', async () => {
  const page = await people.enter('outlet_safety', `${faults}?new=1`)
  const form = dialog(page, '登记设备故障')
  await form.getByLabel('故障时间').click()
  await settle(page)
  const rows = page.locator('.ant-picker-dropdown:visible .ant-picker-time-panel-cell-inner')
  const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
  // Two columns: the hours of a day, the minutes of an hour.
  expect(heights).toHaveLength(24 + 60)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test('the menu is a drawer that closes behind the choice [C-2.10-03]', async () => {
  const page = await people.enter('outlet_safety')
  await page.getByRole('button', { name: '打开菜单' }).click()
  await openByMenu(page, '日常工作', '钥匙交接')
  await page.waitForURL('**/Handover')
  await mainMenu(page).waitFor({ state: 'hidden' })
  // Below 768 px the layout is that of a phone.
  await page.setViewportSize({ width: 768, height: phone.height })
  await mainMenu(page).waitFor()
  expect(await page.getByRole('button', { name: '打开菜单' }).count()).toBe(0)
  await page.setViewportSize({ width: 767, height: phone.height })
  await page.getByRole('button', { name: '打开菜单' }).waitFor()
})

test('a form made by users: its title once, its first field high, rows with everything in reach', async () => {
  const fields = [
    dropped('input', '事由', {}, must()),
    dropped('batch', '物品', {}, { list: [dropped('input', '品名'), dropped('number', '数量')] }),
    dropped('batch', '清单', { hideSequence: true }, { list: [dropped('input', '名称')] }),
  ]
  const leader = await userOf('outlet_leader')
  const flow = await publishFlow('手机申请', fields, [approval('n1', '审批', [leader.id])])
  const form = await publishForm('手机表单', fields)

  const saysOnce = async (page: Page, title: string) => {
    await settle(page)
    expect(await page.getByRole('heading').filter({ hasText: title, visible: true }).count()).toBe(1)
  }
  /** The title occurs once, and the first field is within the first third of the screen. */
  const opensWell = async (page: Page, title: string) => {
    await saysOnce(page, title)
    const first = await page.getByLabel('事由').boundingBox()
    expect(first?.y).toBeLessThan(220)
  }
  const page = await people.enter('outlet_safety', '/form/basic?tab=new')
  await page.getByRole('button', { name: flow.name }).first().click()
  await page.getByRole('region', { name: flow.name, exact: true }).waitFor()
  await opensWell(page, flow.name)

  const own = await people.enter('outlet_safety')
  const sheet = await fillIn(own, form)
  await opensWell(own, form.name)
  for (const name of ['物品', '清单']) {
    const rows = sheet.getByRole('region', { name })
    await rows.getByRole('button', { name: '增加' }).click()
    await rows.getByRole('button', { name: '增加' }).click()
    const row = rows.locator('tbody tr').first()
    const remove = row.getByRole('button', { name: '删除该行' })
    await remove.scrollIntoViewIfNeeded()
    await settle(own)
    const frame = await rows.locator('.sf-batch-frame').boundingBox()
    const box = await remove.boundingBox()
    if (!frame || !box) throw new Error('no row')
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    // Nothing covers the typed text.
    const field = await row.locator('input').first().boundingBox()
    expect(field?.y).toBeGreaterThanOrEqual(box.y + box.height)
  }
  expect(await misfits(own)).toEqual([])

  // The page of the decider shows the title once, too.
  const safety = await userOf('outlet_safety')
  const request = await startRequest(safety.call, flow, { 事由: '换锁', 物品: [], 清单: [] })
  const inbox = await people.enter('outlet_leader', examinePage(request.id))
  await inbox.getByRole('button', { name: '通过', exact: true }).waitFor()
  await saysOnce(inbox, flow.name)
  expect(await misfits(inbox)).toEqual([])
})

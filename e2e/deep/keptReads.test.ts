import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { approval, examinePage, publishFlow, startRequest, userOf } from '../support/approval.ts'
import { useBrowser } from '../support/browser.ts'
import { dropped, must } from '../support/customForm.ts'
import { settle } from '../support/everyPage.ts'
import { openByMenu } from '../support/menu.ts'

const people = useBrowser({ setting: { multiPage: true } })
const bar = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })

/** The reads of requests that a page sends from now on, without those of the frame. */
function reads(page: Page): string[] {
  const actionNames: string[] = []
  page.on('request', (request) => {
    const action = /\/api\/OaExamine\/(\w+)/.exec(request.url())?.[1]
    if (action && action !== 'GetAuditCount') actionNames.push(action)
  })
  return actionNames
}

test('an event makes the page that is looked at read again; kept pages read when they are looked at', async () => {
  const [teller, leader] = await Promise.all([userOf('outlet_teller'), userOf('outlet_leader')])
  const flow = await publishFlow(
    '多页',
    [dropped('input', 'title', {}, { label: '标题', ...must() })],
    [approval('n1', '审批', [leader.id])],
  )
  const { id } = await startRequest(teller.call, flow, { title: '第一件' })
  const page = await people.enter('outlet_leader', examinePage(id))
  await page.locator('.examine-title').waitFor()
  await openByMenu(page, '审批办公', '待我审批')
  await settle(page)
  await openByMenu(page, '审批办公', '我发起的审批')
  await settle(page)
  await openByMenu(page, '日常工作', '钥匙交接')
  await settle(page)
  const actions = reads(page)
  const again = await startRequest(teller.call, flow, { title: '第二件' })
  // The bell has been updated: everything that the event triggers has been requested.
  await page.waitForResponse(/Notice\/|Remind\/|Home\//).catch(() => undefined)
  await settle(page)
  expect(actions).toEqual([])
  await bar(page).getByRole('tab', { name: '待我审批' }).click()
  await page.getByText(again.bill_no).first().waitFor()
  await settle(page)
  // The list is read once, and the card beside it shows the first row, before and after.
  const own = actions.filter((action) => !['GetFlowList', 'GetPersonList'].includes(action))
  expect(own.toSorted()).toEqual(['Get', 'Get', 'GetAuditList'])
  expect(actions).not.toContain('GetPageList')
})

test('a request that came back goes in again without asking for a way that is no more', async () => {
  const [safety, leader] = await Promise.all([userOf('outlet_safety'), userOf('outlet_leader')])
  const flow = await publishFlow(
    '退回重提',
    [dropped('input', 'title', {}, { label: '标题', ...must() })],
    [approval('n1', '审批', [leader.id])],
  )
  const { id } = await startRequest(safety.call, flow, { title: '要退回的' })
  const tasks = await leader.call<{ id: number; task_id: number }[]>('OaExamine/GetAuditList', {})
  const task_id = tasks.find((task) => task.id === id)?.task_id
  await leader.call('OaExamine/Audit', { task_id, command: 'return', target: 'initiator', opinion: '请补充' })
  const page = await people.enter('outlet_safety', `/form/basic?edit=${id}`)
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/') && response.status() >= 400) refused.push(response.url())
  })
  await page.getByLabel('标题').fill('补充过的')
  const preview = page.waitForResponse('**/api/OaExamine/Preview')
  await preview
  const sent = page.waitForResponse('**/api/OaExamine/Edit')
  await page.locator('.start-foot').getByRole('button', { name: '提交' }).click()
  await sent
  await page.getByText(flow.name).first().waitFor()
  await settle(page)
  expect(refused).toEqual([])
})

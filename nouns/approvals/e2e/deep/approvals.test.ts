import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { approval, type FlowOf, publishFlow, startRequest, taskOf, userOf } from '../../../../e2e/support/approval.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { dropped, must } from '../../../../e2e/support/customForm.ts'
import { offered } from '../../../../e2e/support/decide.ts'
import { open, settle } from '../../../../e2e/support/everyPage.ts'
import { choose, dialog, rowOf, search, toast } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { staff } from '../../../../e2e/support/outlet.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
type Person = Awaited<ReturnType<typeof userOf>>
let teller: Person
let leader: Person
let safety: Person
let flow: FlowOf
const fields = [
  // The texts that end the titles, by which the test finds requests.
  dropped('input', 'reason', {}, { label: '事由', ...must() }),
  dropped('number', 'box_count', { min: 1 }, { label: '款箱数', ...must() }),
]
beforeAll(async () => {
  ;[teller, leader, safety] = await Promise.all([
    userOf('outlet_teller'),
    userOf('outlet_leader'),
    userOf('outlet_safety'),
  ])
  const second = approval('n2', '复核', [], { who: [{ rule: 'initiatorPick', min: 1, max: 1 }] })
  flow = await publishFlow('临时用车', fields, [approval('n1', '网点负责人', [leader.id]), second], {
    start: { fields: {}, picks: ['n2'] },
  })
})

const start = (reason: string, checker = safety) => {
  const body = { flow_id: flow.id, version_id: flow.version_id, data: { box_count: 1, reason }, submit: true }
  return teller.call<{ id: number; bill_no: string }>('OaExamine/Add', { ...body, picks: { n2: [checker.id] } })
}
const inboxItem = (page: Page): Locator => page.getByRole('menuitem', { name: /待我审批/ })
const waiting = async (page: Page): Promise<number> => {
  const badge = inboxItem(page)
    .locator('[aria-hidden="true"]')
    .filter({ hasText: /^\d+\+?$/ })
  return (await badge.count()) === 0 ? 0 : Number.parseInt(await badge.innerText(), 10)
}

test('a request is started on a phone with its way told before, kept as a draft, and reaches the inbox at once [C-1-01 C-2.2-04]', async () => {
  const office = await people.enter('outlet_leader', '/form/StepForm2')
  await settle(office)
  const before = await waiting(office)

  const phone = await people.enter('outlet_teller', '/form/basic?tab=new', { width: 360, height: 740 })
  await phone.getByRole('button', { name: flow.name }).first().click()
  const sheet = phone.getByRole('region', { name: flow.name })
  await sheet.getByLabel('款箱数').fill('3')
  const way = phone.getByRole('region', { name: '审批路径' })
  await way.getByText(staff.leader).waitFor()
  await way.getByText('到时选择').waitFor()
  await phone.getByRole('button', { name: '保存草稿' }).click()
  await toast(phone, '草稿已保存').waitFor()
  await phone.waitForURL('**/form/basic?edit=*')
  await settle(phone)
  expect([...(await violations(phone)), ...(await misfits(phone))]).toEqual([])

  await phone.getByRole('button', { name: /^提\s*交$/ }).click()
  await sheet.getByText('必填项').first().waitFor()
  await sheet.getByLabel('事由').fill('节前现金备付')
  await phone.getByRole('button', { name: /^提\s*交$/ }).click()
  await sheet.getByText('请选择该节点的审批人').waitFor()
  await choose(sheet, '复核', staff.safety)
  await way.getByText(staff.safety).waitFor()
  await phone.getByRole('button', { name: /^提\s*交$/ }).click()
  await phone.getByText(/单号 SP\d+/).waitFor()

  await expect.poll(() => waiting(office), { timeout: 15_000 }).toBe(before + 1)
})

test('several are agreed to at once, and the list of what was handled has them; a filter is kept by name [C-1-01 C-2.2-05 C-2.2-06]', async () => {
  const reasons = ['上午加送', '下午加送']
  const bills = await Promise.all(reasons.map(async (reason) => ({ reason, bill_no: (await start(reason)).bill_no })))
  const page = await people.enter('outlet_leader', '/form/step')
  await settle(page)
  await page.getByRole('button', { name: '展开', exact: true }).click()
  await settle(page)
  await choose(page.getByRole('search'), '流程', flow.name)
  await page.getByRole('button', { name: '查询' }).click()
  await page.waitForURL(`**flow_id=${flow.id}*`)
  await settle(page)

  await page.getByRole('button', { name: '常用筛选' }).click()
  await page.getByLabel('筛选名称').fill(`用车${flow.id}`)
  await page.getByRole('button', { name: '保存当前条件' }).click()
  await page.getByRole('button', { name: `默认使用“用车${flow.id}”` }).waitFor()
  // The element under the pointer has a tooltip now.
  await page.mouse.move(0, 0)
  await settle(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')

  for (const { reason } of bills) await rowOf(page, reason).getByRole('checkbox').check()
  await page.getByRole('button', { name: '批量通过' }).click()
  const form = dialog(page, '批量通过')
  await form.getByText('将通过 2 项任务。').waitFor()
  await form.getByLabel('意见').fill('同意')
  await form.getByRole('button', { name: /^通\s*过$/ }).click()
  const result = dialog(page, '批量通过的结果')
  await result.getByText('已通过 2 项，未成功 0 项。').waitFor()
  await result.locator('.ant-btn-primary').click()
  await rowOf(page, reasons[0] as string).waitFor({ state: 'detached' })

  await open(page, '/form/StepForm2')
  for (const { reason, bill_no } of bills) {
    await search(page, bill_no)
    await rowOf(page, reason).waitFor()
  }
  await open(page, '/form/step')
  await page.getByRole('button', { name: '常用筛选' }).click()
  await page.getByRole('button', { name: `用车${flow.id}`, exact: true }).click()
  await page.waitForURL(`**flow_id=${flow.id}*`)
  await page.locator('.ui-views').waitFor({ state: 'hidden' })
  await page.locator('.ui-views-button').click()
  await page.getByRole('button', { name: `删除“用车${flow.id}”` }).click()
  await page.getByRole('button', { name: '常用筛选' }).waitFor()
})

test('what came back says who sent it and why, and is submitted again', async () => {
  const { id } = await start('节前备付')
  const tasks = await leader.call<{ id: number; task_id: number }[]>('OaExamine/GetAuditList', { flow_id: flow.id })
  const task_id = tasks.find((task) => task.id === id)?.task_id
  await leader.call('OaExamine/Audit', { task_id, command: 'return', target: 'initiator', opinion: '请写清楚时间' })
  const page = await people.enter('outlet_teller', `/form/basic?edit=${id}`)
  await page.getByText(`${staff.leader}（网点负责人）`).waitFor()
  await page.getByText('请写清楚时间').waitFor()
  await page.getByLabel('事由').fill('节前备付，九点前到')
  await page.getByRole('button', { name: /^提\s*交$/ }).click()
  await page.getByText(/单号 SP\d+/).waitFor()
  expect(await teller.call('OaExamine/Get', { id })).toMatchObject({
    status: 1,
    data: { reason: '节前备付，九点前到' },
  })
})

test('during a leave the substitute has the task, and it says for whom', async () => {
  const page = await people.enter('outlet_leader', '/dashboard/leave?new=1')
  const form = dialog(page, '新增代理')
  await choose(form, '代理人', staff.safety)
  await choose(form, '代理的流程', flow.name)
  const save = form.getByRole('button', { name: /^保\s*存$/ })
  await fillTime(form, '开始时间', 0, '00:00')
  // The server may refuse values that the calendar offers.
  await fillTime(form, '结束时间', 0, '00:00')
  await save.click()
  await form.getByText('结束时间已过').first().waitFor()
  await fillTime(form, '结束时间', 2, '18:00')
  await save.click()
  await form.waitFor({ state: 'hidden' })
  await rowOf(page, staff.safety).getByText('代理中').first().waitFor()

  // A substitute on one seat fills no other seat of the same request.
  const { bill_no } = await start('休假中的加送', await userOf('hq_security'))
  const stand = await people.enter('outlet_safety', '/form/step')
  await settle(stand)
  await search(stand, bill_no)
  await rowOf(stand, '休假中的加送').getByText(`代 ${staff.leader}`).waitFor()

  await rowOf(page, staff.safety).getByRole('button', { name: '取消代理' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await rowOf(page, staff.safety).getByText('已取消').first().waitFor()
})

test('whoever stands in beside a seat of their own reads that the other takes another person, and is not offered to agree', async () => {
  const [branch, head] = await Promise.all([userOf('branch_security'), userOf('hq_security')])
  const both = await publishFlow('会签用车', fields, [
    {
      id: 'p',
      type: 'parallel',
      name: '会签',
      branches: [
        { id: 'x', name: '网点', flow: [approval('own', '网点会签', [leader.id])] },
        { id: 'y', name: '分行', flow: [approval('other', '分行会签', [branch.id])] },
      ],
    },
  ])
  await branch.call('Leave/Save', { substitute_id: head.id, from_time: moment(-1), to_time: moment(1) })
  const { id } = await startRequest(teller.call, both, { reason: '会签的加送', box_count: 1 })
  const transferCommand = { command: 'transfer', user_ids: [head.id], opinion: '请代办' }
  await leader.call('OaExamine/Audit', { task_id: await taskOf(leader.call, id), ...transferCommand })

  const page = await people.enter('hq_security', '/form/step')
  await search(page, both.name)
  const insteadOf = rowOf(page, `代 ${branch.name}`)
  await insteadOf.getByRole('button', { name: '处理', exact: true }).click()
  await page.getByText('两个席位须由两人通过。您可以拒绝、退回或转办，不能在此通过。').waitFor()
  expect(await offered(page, '拒绝')).toBe(true)
  expect(await offered(page, '通过')).toBe(false)
})

/** A moment some days from now, in the format of the API. */
function moment(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return day.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
}

/** Types a day (from today) and a time into a picker. */
async function fillTime(form: Locator, label: string, days: number, minute: string): Promise<void> {
  const day = new Date(Date.now() + days * 86_400_000)
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(day)
  await form.getByLabel(label, { exact: true }).fill(`${text} ${minute}`)
  const picker = form.page().locator('.ant-picker-dropdown').filter({ visible: true })
  await picker.locator('.ant-picker-ok button').click()
  await picker.waitFor({ state: 'hidden' })
}

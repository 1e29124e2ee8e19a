import { beforeAll, expect, test } from 'vitest'
import {
  approval,
  examinePage,
  type FlowOf,
  publishFlow,
  startRequest,
  userOf,
} from '../../../../e2e/support/approval.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { dropped, must } from '../../../../e2e/support/customForm.ts'
import {
  begin,
  expectTold,
  look,
  move,
  offered,
  phone,
  send,
  timelineLines,
  visitor,
} from '../../../../e2e/support/decide.ts'
import { open, settle } from '../../../../e2e/support/everyPage.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
type Person = Awaited<ReturnType<typeof userOf>>
let initiator: Person
let leader: Person
let branch: Person
let head: Person
let flow: FlowOf

beforeAll(async () => {
  const all = ['outlet_safety', 'outlet_leader', 'branch_security', 'hq_security'].map(userOf)
  ;[initiator, leader, branch, head] = (await Promise.all(all)) as [Person, Person, Person, Person]
  const actions = ['refuse', 'return'] as const
  flow = await publishFlow(
    '退回走查',
    [
      dropped('input', 'title', {}, { label: '标题', ...must() }),
      dropped('switch', 'urgent', {}, { label: '加急' }),
      dropped('input', 'cert', { sensitive: true }, { label: '证件号' }),
    ],
    [
      approval('n1', '初审', [leader.id], { actions: ['refuse'], returnable: [] }),
      approval('n2', '复审', [branch.id], { actions, returnable: ['initiator', 'previous'] }),
      approval('n3', '终审', [head.id], {
        actions,
        returnable: ['initiator', 'previous', 'n1'],
        afterReturn: 'jumpBack',
      }),
    ],
  )
})
const start = () => startRequest(initiator.call, flow, { title: '采购', urgent: false, cert: '310101199001011234' })
const agree = async (who: string, id: number) => {
  const page = await visitor(people, who, id)
  await move(page, '通过')
  return page
}

test('sent back to a node that is chosen, to the one before, and to the initiator; what nothing changed for is not asked again', async () => {
  const { id } = await start()
  const first = await agree('outlet_leader', id)
  const second = await agree('branch_security', id)
  const page = await visitor(people, 'hq_security', id)
  const back = await begin(page, '退回')
  await back.getByLabel('退回到').click()
  const targets = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
  await expect.poll(() => targets.allInnerTexts()).toEqual([`发起人（${initiator.name}）`, '上一节点（复审）', '初审'])
  await targets.filter({ hasText: '初审' }).click()
  await back.getByLabel('意见', { exact: true }).fill('请再看一遍')
  await send(back)
  await expectTold(page, new RegExp(`退回 ${head.name} → 初审`))
  await look(first, id)
  await expectTold(first, new RegExp(`退回 ${head.name} → 初审`))
  await move(first, '通过')
  // For the second approver nothing has changed: the request is back at the last node.
  await look(second, id)
  expect(await offered(second, '通过')).toBe(false)
  await look(page, id)
  await move(page, '退回', { target: '发起人', opinion: '请补充发票' })
  await page.locator('.examine-title').getByText('已退回发起人').waitFor()

  // The initiator fills it in again on a phone; the sensitive value is revealed first, which is logged.
  const own = await visitor(people, 'outlet_safety', id, phone)
  await own.locator('.examine-foot').getByRole('button', { name: '填写并提交' }).click()
  await own.getByText('填写前须显示敏感信息').waitFor()
  await settle(own)
  expect([...(await misfits(own)), ...(await violations(own))]).toEqual([])
  await own.getByRole('button', { name: '显示敏感信息' }).filter({ visible: true }).click()
  await own.getByRole('alert').getByText('请补充发票').waitFor()
  expect(await own.getByLabel('证件号').inputValue()).toBe('310101199001011234')
  // The path is loaded after a pause, and dimmed until it is current.
  await own.getByRole('region', { name: '审批路径' }).getByText('终审').waitFor()
  await settle(own)
  expect([...(await misfits(own)), ...(await violations(own))]).toEqual([])
  await own.getByRole('button', { name: /^提\s*交$/ }).click()
  await own.getByText(/单号 SP\d+/).waitFor()
  await look(page, id)
  expect(await offered(page, '通过')).toBe(true)
  expect((await timelineLines(page)).join(' ')).toContain('第 3 轮')
  expect(await violations(page)).toEqual([])
})

test('a refused request is submitted again as a new one that is linked to it, and withdrawn', async () => {
  const { id, bill_no } = await start()
  const page = await visitor(people, 'outlet_leader', id)
  const no = await begin(page, '拒绝')
  await no.locator('.ui-form-footer .ant-btn-primary').click()
  await no.getByText('请填写意见').waitFor()
  await no.getByLabel('意见', { exact: true }).fill('不同意采购')
  await send(no)
  await page.locator('.examine-title').getByText('已驳回').waitFor()
  expect(await violations(page)).toEqual([])

  const own = await visitor(people, 'outlet_safety', id, phone)
  expect([...(await misfits(own)), ...(await violations(own))]).toEqual([])
  await own.locator('.examine-foot').getByRole('button', { name: '再次提交' }).click()
  await own.getByText('填写前须显示敏感信息').waitFor()
  await settle(own)
  await own.getByRole('button', { name: '显示敏感信息' }).filter({ visible: true }).click()
  await own.getByText(`内容取自 ${bill_no}`).waitFor()
  await own.getByRole('button', { name: /^提\s*交$/ }).click()
  await own.getByRole('button', { name: '查看详情' }).click()
  await own.locator('.examine-links').getByText('再次提交自').waitFor()
  await own.locator('.examine-links').getByText('已驳回').waitFor()
  await move(own, '撤回', { reason: '先不买了' })
  await own.locator('.examine-title').getByText('已撤回').waitFor()
  await expectTold(own, /撤回了申请 .*先不买了/)
  await settle(own)
  expect([...(await misfits(own)), ...(await violations(own))]).toEqual([])
})

test('what has passed is revoked by a request of its own, once; then it wears the stamp', async () => {
  const { id, bill_no } = await start()
  for (const who of ['outlet_leader', 'branch_security', 'hq_security']) await agree(who, id)
  const own = await visitor(people, 'outlet_safety', id, phone)
  await own.locator('.examine-foot').getByRole('button', { name: '申请作废' }).click()
  await own.getByText('填写前须显示敏感信息').waitFor()
  await settle(own)
  await own.getByRole('button', { name: '显示敏感信息' }).filter({ visible: true }).click()
  await own.getByText(`作废 ${bill_no}`).waitFor()
  // Read only: a revocation does not change the values of the approved request.
  expect(await own.locator('.start-sheet input').count()).toBe(0)
  await settle(own)
  expect([...(await misfits(own)), ...(await violations(own))]).toEqual([])
  await own.getByRole('button', { name: /^提\s*交$/ }).click()
  const words = await own.getByText(/单号 SP\d+/).innerText()
  const [follower] = await initiator.call<{ id: number }[]>('OaExamine/GetPageList', {
    keywords: /SP\d+/.exec(words)?.[0],
  })
  await look(own, id)
  await own.locator('.examine-links').getByText('审批中').waitFor()
  expect(await offered(own, '申请作废')).toBe(false)
  const again = initiator.call('OaExamine/Add', {
    flow_id: flow.id,
    version_id: flow.version_id,
    data: {},
    submit: true,
    link: { as: 'revocation', id },
  })
  await expect(again).rejects.toThrow(/1003 作废申请已在审批中或已通过/)
  for (const who of ['outlet_leader', 'branch_security', 'hq_security']) await agree(who, follower?.id ?? 0)
  await open(own, examinePage(id))
  await own.locator('.examine-stamp', { hasText: '已作废' }).waitFor()
  expect([...(await misfits(own)), ...(await violations(own))]).toEqual([])
})

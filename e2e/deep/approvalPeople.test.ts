import { beforeAll, expect, test } from 'vitest'
import { approval, publishFlow, startRequest, taskOf, userOf } from '../support/approval.ts'
import { useBrowser } from '../support/browser.ts'
import { dropped, must } from '../support/customForm.ts'
import { begin, expectTold, look, openNotification, send, visitor } from '../support/decide.ts'
import { roles } from '../support/escort.ts'
import { open, settle } from '../support/everyPage.ts'
import { enterRequest, pair } from '../support/examine.ts'
import { act, choose, dialog, rowOf, search, toast } from '../support/form.ts'
import { newcomer } from '../support/newcomer.ts'
import { violations } from '../support/violations.ts'

const people = useBrowser()
const fields = [dropped('input', 'title', {}, { label: '标题', ...must() })]

type Person = Awaited<ReturnType<typeof userOf>>
let teller: Person
let leader: Person
let branch: Person
let head: Person
beforeAll(async () => {
  const all = [roles.initiator, roles.leader, roles.branch, roles.head].map(userOf)
  ;[teller, leader, branch, head] = (await Promise.all(all)) as [Person, Person, Person, Person]
})

test('what is said along the way reaches the bell: a message, a mention, the result; who is asked from above is told as such', async () => {
  // No outlet has a security officer of its own: the rule finds the nearest unit above with one.
  const flow = await publishFlow(
    '逐级向上',
    fields,
    [
      approval('n1', '网点初审', [leader.id]),
      approval('n2', '保卫复审', [], {
        who: [{ rule: 'role', key: roles.branch, scope: 'initiatorDept', fallbackUp: true }],
      }),
    ],
    {
      policies: {
        withdraw: 'beforeFirstAction',
        duplicate: 'never',
        duplicateIfFormChanged: 'ask',
        selfApprove: 'superior',
        empty: { to: 'admin' },
        maxRounds: 20,
        urgeEvery: 30,
      },
    },
  )
  const own = await people.enter(roles.initiator, '/form/basic?tab=new')
  await own.getByRole('button', { name: flow.name }).first().click()
  const way = own.getByRole('region', { name: '审批路径' })
  await way.getByText('本级没有，由上级机构的人员担任').waitFor()
  expect(await way.innerText()).toContain(branch.name)
  const { id, bill_no } = await startRequest(teller.call, flow, { title: '采购保险柜' })

  // In the list of own requests, an undecided request can be withdrawn.
  await open(own, `/form/basic?keywords=${bill_no}`)
  await rowOf(own, flow.name).first().waitFor()
  await act(own, flow.name, '撤回')
  const back = dialog(own, /^撤回/)
  await back.waitFor()
  await settle(own)
  await back.getByRole('button', { name: /取\s*消/ }).click()
  await back.waitFor({ state: 'detached' })

  // The head of the outlet asks another person for advice, with a comment.
  const page = await visitor(people, roles.leader, id)
  const delegateForm = await begin(page, '委派')
  await choose(delegateForm, '人员', head.name)
  await delegateForm.getByLabel('留言', { exact: true }).fill('请看一下金额')
  await send(delegateForm)
  const adviser = await people.enter(roles.head)
  await openNotification(adviser, new RegExp(`${leader.name}：请看一下金额`))
  const commentForm = await begin(adviser, '评论')
  await choose(commentForm, '提及（@）', leader.name)
  await commentForm.getByLabel('内容', { exact: true }).fill('金额有误，请核对')
  await send(commentForm)
  await openNotification(page, new RegExp(`${head.name}：金额有误，请核对`))
  await expectTold(page, /金额有误，请核对/)

  const advice = await taskOf(head.call, id)
  await head.call('OaExamine/Audit', { task_id: advice, command: 'agree', opinion: '已核对' })
  await leader.call('OaExamine/Audit', { task_id: await taskOf(leader.call, id), command: 'agree' })
  // After a decision, withdrawing is not possible and not offered any more.
  await open(own, `/form/basic?keywords=${bill_no}`)
  await rowOf(own, flow.name).first().waitFor()
  await own.getByRole('button', { name: '详情', exact: true }).waitFor()
  expect(await own.getByRole('button', { name: '撤回' }).count()).toBe(0)

  // The drawn flow also names the origin of its people.
  const branchPage = await enterRequest(people, roles.branch, id)
  await branchPage.getByRole('tab', { name: '流程图' }).click()
  await branchPage.getByText('本级没有，由上级机构的上述人员担任').waitFor()
  await branch.call('OaExamine/Audit', {
    task_id: await taskOf(branch.call, id),
    command: 'agree',
    opinion: '同意采购',
  })
  await openNotification(own, new RegExp(`已通过.*${branch.name}：同意采购`))
})

test('an account with work in hand is not closed unsaid: it leads to the hand-over, where who has left is found', async () => {
  const leaver = await newcomer('branch_security')
  const flow = await publishFlow('待交接', fields, [approval('n1', '复核', [leaver.id])])
  const { id } = await startRequest(teller.call, flow, { title: '采购' })
  const admin = await people.enter('admin', `/exception/user?keywords=${leaver.username}`)
  await rowOf(admin, leaver.name).first().waitFor()
  await act(admin, leaver.name, '注销')
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^(确\s*定|注\s*销)$/ })
    .click()
  const duties = admin.getByRole('dialog').filter({ hasText: '手中还有未交接的工作' })
  await duties.getByText('待办审批任务 1 项').waitFor()
  await duties.getByText('涉及 1 个审批流').waitFor()
  await duties.getByRole('button', { name: flow.name }).waitFor()
  await settle(admin)
  expect(await violations(admin)).toEqual([])
  // The account is closed nevertheless; its tasks can still be handed over afterwards.
  await duties.getByRole('button', { name: '仍要注销' }).click()
  await toast(admin, '操作成功').waitFor()
  await open(admin, '/form/basic?tab=all')
  await admin.getByRole('button', { name: '离职移交' }).click()
  const form = dialog(admin, '离职移交')
  await choose(form, '移交人', leaver.name)
  await choose(form, '接手人', head.name)
  await form.locator('.ui-form-footer .ant-btn-primary').click()
  // The flow that still names the person is listed, with a link.
  const named = admin.getByRole('dialog').filter({ hasText: flow.name })
  await named.waitFor()
  await named.getByRole('button', { name: /确\s*定|知道/ }).click()
  expect(await taskOf(head.call, id)).toBeGreaterThan(0)
})

test('the same, handed over first: the way from the account leads there with its name filled in', async () => {
  const leaver = await newcomer('branch_security')
  const flow = await publishFlow('先交接', fields, [approval('n1', '复核', [leaver.id])])
  const { id } = await startRequest(teller.call, flow, { title: '采购' })
  const admin = await people.enter('admin', '/exception/user')
  await search(admin, leaver.username)
  await rowOf(admin, leaver.name).first().waitFor()
  await act(admin, leaver.name, '停用')
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^(确\s*定|停\s*用)$/ })
    .click()
  const duties = admin.getByRole('dialog').filter({ hasText: '手中还有未交接的工作' })
  await settle(admin)
  await duties.getByRole('button', { name: '交接', exact: true }).click()
  const form = dialog(admin, '离职移交')
  await form.getByText(leaver.name).first().waitFor()
  await settle(admin)
  await choose(form, '接手人', head.name)
  await form.locator('.ui-form-footer .ant-btn-primary').click()
  await admin.getByRole('dialog').filter({ hasText: flow.name }).waitFor()
  expect(await taskOf(head.call, id)).toBeGreaterThan(0)
})

test('who looks after a unit is not switched off unsaid: the way to the unit, where somebody else takes over', async () => {
  const admin = await people.enter('admin', '/exception/user')
  const { id } = await userOf('outlet_safety')
  const { call } = await userOf('admin')
  const officer = await call<{ username: string; real_name: string }>('User/Get', { id })
  await search(admin, officer.username)
  await rowOf(admin, officer.real_name).first().waitFor()
  await act(admin, officer.real_name, '停用')
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^(确\s*定|停\s*用)$/ })
    .click()
  const duties = admin.getByRole('dialog').filter({ hasText: '手中还有未交接的工作' })
  const unit = duties.getByRole('listitem').filter({ hasText: '的安全员' })
  await unit.waitFor()
  await duties.getByText(/值班任务 \d+ 项，更换安全员后一并转给新人/).waitFor()
  const name = /“(.+)”/.exec(await unit.innerText())?.[1] ?? ''
  await settle(admin)
  expect(await violations(admin)).toEqual([])
  await unit.getByRole('button', { name: '换人' }).click()
  await admin.waitForURL(/\/exception\/dept\?keywords=/)
  await rowOf(admin, name).first().waitFor()
})

test('who decides twice, differently, on two devices with one cut off, is told in red what does not count', async () => {
  const { request } = await pair('all')
  const { id } = await request()
  const desk = await visitor(people, roles.leader, id)
  const phone = await visitor(people, roles.leader, id, { width: 360, height: 740 })
  const refusal = await begin(desk, '拒绝')
  await refusal.getByLabel('意见', { exact: true }).fill('预算不足')
  await desk.context().setOffline(true)
  const agreement = await begin(phone, '通过')
  await agreement.getByLabel('意见', { exact: true }).fill('同意采购')
  await send(agreement)

  // Without a network the page says that it could not send; with the network it shows the recorded decision.
  await refusal.locator('.ui-form-footer .ant-btn-primary').click()
  await refusal.getByRole('alert').first().waitFor()
  await desk.context().setOffline(false)
  const red = refusal.locator('.ant-alert-error').filter({ hasText: '本次操作未生效：您已在别处作出决定' })
  // The page may learn it by an event, even just before the click; otherwise the refused attempt reports it.
  const again = refusal.getByRole('button', { name: '拒绝', exact: true })
  await expect
    .poll(async () => {
      if ((await red.count()) === 0) await again.click({ timeout: 1_000 }).catch(() => undefined)
      return red.count()
    })
    .toBe(1)
  expect(await red.innerText()).toContain('通过')
  expect(await refusal.getByLabel('意见', { exact: true }).inputValue()).toBe('预算不足')
  expect(await violations(desk)).toEqual([])
  await look(phone, id)
  await expectTold(phone, new RegExp(`${leader.name}.*同意采购`))
})

test('of equal titles the inbox says what each is about: in its row, beside the list, and where many are agreed to', async () => {
  const flow = await publishFlow('同名申请', fields, [approval('n1', '审批', [leader.id])])
  for (const title of ['采购保险柜', '采购点钞机']) await startRequest(teller.call, flow, { title })
  const page = await people.enter(roles.leader, `/form/step?keywords=${encodeURIComponent(flow.name)}`)
  const abouts = page.locator('.req-node > small')
  await expect.poll(() => abouts.allInnerTexts()).toEqual(['采购点钞机', '采购保险柜'])
  const card = page.locator('.req-beside')
  const shown = async (words: string) => expect.poll(() => card.locator('.sf-form').innerText()).toContain(words)
  await shown('采购点钞机')
  await abouts.nth(1).click()
  await shown('采购保险柜')
  await page.keyboard.press('ArrowUp')
  await shown('采购点钞机')
  await settle(page)
  expect(await violations(page)).toEqual([])

  for (const row of await page.locator('tr[data-row-key]').all()) await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: '批量通过' }).click()
  const list = dialog(page, '批量通过').getByRole('listitem')
  await expect.poll(() => list.allInnerTexts()).toHaveLength(2)
  expect((await list.allInnerTexts()).join()).toMatch(/采购点钞机.*采购保险柜/s)
})

import { beforeAll, expect, test } from 'vitest'
import { approval, type FlowOf, publishFlow, startRequest, userOf } from '../../../../e2e/support/approval.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { dropped, must } from '../../../../e2e/support/customForm.ts'
import {
  begin,
  expectTold,
  look,
  move,
  offered,
  openNotification,
  phone,
  progress,
  send,
  visitor,
} from '../../../../e2e/support/decide.ts'
import { open, settle } from '../../../../e2e/support/everyPage.ts'
import { act, choose, dialog, rowOf, search, toast } from '../../../../e2e/support/form.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
type Person = Awaited<ReturnType<typeof userOf>>
let initiator: Person
let leader: Person
let branch: Person
let head: Person
let sub: Person
let flow: FlowOf
const fields = [dropped('input', 'title', {}, { label: '标题', ...must() })]

beforeAll(async () => {
  const all = ['outlet_safety', 'outlet_leader', 'branch_security', 'hq_security', 'sub_leader'].map(userOf)
  ;[initiator, leader, branch, head, sub] = (await Promise.all(all)) as [Person, Person, Person, Person, Person]
  flow = await publishFlow('走查', fields, [
    approval('n1', '初审', [leader.id], {
      actions: ['refuse', 'transfer', 'delegate', 'addBefore', 'addAfter', 'addParallel', 'takeBack', 'cc'],
      returnable: [],
    }),
    approval('n2', '复审', [branch.id, head.id], { mode: { kind: 'any', anyRefuse: 'first', claim: true } }),
  ])
})
const start = (title = '采购保险柜') => startRequest(initiator.call, flow, { title })

test('somebody is asked first, on a phone, with an opinion of their own that stays for the next time', async () => {
  const { id } = await start()
  const page = await visitor(people, 'outlet_leader', id)
  await move(page, '前加签', { person: sub.name })
  await expectTold(page, new RegExp(`${leader.name} 前加签 → ${sub.name}`))
  expect(await offered(page, '通过')).toBe(false)

  const adviser = await visitor(people, 'sub_leader', id, phone)
  const advice = await begin(adviser, '通过')
  await advice.getByText(`您的意见供${leader.name}参考`).waitFor()
  const own = `位置合适${id}`
  await advice.getByLabel('意见', { exact: true }).fill(own)
  await advice.getByRole('button', { name: '存为常用' }).click()
  await advice.getByRole('button', { name: `删除常用意见“${own}”` }).waitFor()
  await settle(adviser)
  expect(await misfits(adviser)).toEqual([])
  await send(advice)
  await adviser.getByText('操作成功，当前状态：审批中').waitFor()
  expect([...(await misfits(adviser)), ...(await violations(adviser))]).toEqual([])

  // The owner decides while seeing the opinion; the usual opinion is stored for its owner.
  await look(page, id)
  await expectTold(page, new RegExp(`通过 前加签 ${sub.name} ${own}`))
  const other = await start()
  const second = await visitor(people, 'outlet_leader', other.id)
  await move(second, '前加签', { person: sub.name })
  await look(adviser, other.id)
  const again = await begin(adviser, '拒绝')
  await again.getByRole('button', { name: own, exact: true }).click()
  expect(await again.getByLabel('意见', { exact: true }).inputValue()).toBe(own)
  await again.getByRole('button', { name: `删除常用意见“${own}”` }).click()
  await again.getByRole('button', { name: own, exact: true }).waitFor({ state: 'detached' })
})

test('people beside and after one, one of them taken away again: the record names each', async () => {
  const { id } = await start()
  const page = await visitor(people, 'outlet_leader', id)
  await move(page, '并加签', { person: head.name })
  await toast(page, '操作成功').waitFor()
  await expectTold(page, new RegExp(`${leader.name} 并加签 → ${head.name}`))
  const taken = await begin(page, `减签 ${head.name}`)
  expect(await taken.innerText()).toContain(`减签 · ${head.name}`)
  await send(taken)
  await expectTold(page, new RegExp(`${leader.name} 减签 → ${head.name}`))
  await move(page, '后加签', { person: sub.name, opinion: '先看过了' })
  await expectTold(page, new RegExp(`初审 通过 ${leader.name} 后加签 → ${sub.name}`))

  // It can be taken back while nobody has opened the result.
  await move(page, '拿回')
  await expectTold(page, new RegExp(`${leader.name} 拿回`))
  await move(page, '通过')
  await expectTold(page, /复审 待审批/)
})

test('what is said to whom one asks before, beside or after, or informs, reaches their bell', async () => {
  const { id } = await start()
  const page = await visitor(people, 'outlet_leader', id)
  await move(page, '抄送', { person: branch.name, opinion: '供分行了解' })
  await move(page, '并加签', { person: head.name, opinion: '请同时审阅' })
  await expectTold(page, new RegExp(`${leader.name} 并加签 → ${head.name} 请同时审阅`))
  await move(page, '前加签', { person: sub.name, opinion: '请先看位置' })
  await expectTold(page, new RegExp(`${leader.name} 前加签 → ${sub.name} 请先看位置`))
  for (const [who, words] of [
    ['branch_security', '供分行了解'],
    ['hq_security', '请同时审阅'],
    ['sub_leader', '请先看位置'],
  ] as const) {
    const other = await people.enter(who)
    await openNotification(other, new RegExp(`${leader.name}：${words}`))
    await expectTold(other, new RegExp(words))
  }
})

test('a task for several is claimed, released, delegated and passed on; who is informed finds it unread, then read', async () => {
  const title = '更换联动门'
  const { id, bill_no } = await start(title)
  const first = await visitor(people, 'outlet_leader', id)
  await move(first, '通过')
  const page = await people.enter('branch_security', '/form/step')
  await settle(page)
  await search(page, bill_no)
  await act(page, title, '认领')
  await toast(page, '已认领').waitFor()
  await look(page, id)
  await expectTold(page, new RegExp(`${branch.name} 认领`))
  await move(page, '释放')
  await move(page, '认领')
  await move(page, '委派', { person: sub.name })
  await expectTold(page, new RegExp(`${branch.name} 委派 → ${sub.name}`))
  const delegate = await visitor(people, 'sub_leader', id)
  await move(delegate, '拒绝', { opinion: '我看不行' })
  await look(page, id)
  await expectTold(page, new RegExp(`拒绝 委派 ${sub.name} 我看不行`))

  await move(page, '抄送', { person: leader.name })
  const informed = await people.enter('outlet_leader', '/form/StepForm2?tab=copied')
  await settle(informed)
  await search(informed, bill_no)
  await rowOf(informed, title).getByText('未读').waitFor()
  await rowOf(informed, title).getByRole('button').first().click()
  await informed.locator('.examine-title').waitFor()
  await expect
    .poll(async () => {
      await open(informed, `/form/StepForm2?tab=copied&keywords=${bill_no}`)
      return rowOf(informed, title).innerText()
    })
    .toContain('已读')

  await move(page, '转办', { person: head.name, opinion: '请总行处理' })
  await expectTold(page, new RegExp(`${branch.name} 转办 → ${head.name} 请总行处理`))
  const last = await visitor(people, 'hq_security', id)
  await move(last, '通过')
  await last.getByText('操作成功，当前状态：已通过').waitFor()
  expect(await violations(last)).toEqual([])
  await last.getByRole('tab', { name: '流程图' }).click()
  await last.getByText(`${leader.name} · 抄送`).waitFor()
})

test('an administrator gives a task to somebody else, hands over what a leaver holds, and ends a request', async () => {
  const { id } = await start()
  const admin = await visitor(people, 'admin', id)
  const form = await begin(admin, '改派')
  const monitor = await userOf('monitor_center')
  await choose(form, '人员', monitor.name)
  await form.getByLabel('原因').fill('出差')
  await send(form)
  await expectTold(admin, new RegExp(`改派 → ${monitor.name} 出差`))

  await open(admin, '/form/basic?tab=all')
  await admin.getByRole('button', { name: '离职移交' }).click()
  const leaver = dialog(admin, '离职移交')
  await choose(leaver, '移交人', monitor.name)
  await choose(leaver, '接手人', head.name)
  await leaver.locator('.ui-form-footer .ant-btn-primary').click()
  await toast(admin, '个申请的任务').waitFor()
  expect(await admin.locator('.ant-message-notice').count()).toBe(1)
  await look(admin, id)
  await expectTold(admin, new RegExp(`移交 → ${head.name}`))
  await progress(admin).getByText('待审批').waitFor()
  const end = await begin(admin, '终止')
  await end.getByLabel('原因').fill('不再需要')
  await send(end)
  await admin.locator('.examine-title').getByText('已作废').waitFor()
  expect(await violations(admin)).toEqual([])
})

test('an urge has its limit, which says when; a comment reaches everybody', async () => {
  const { id } = await start()
  const page = await visitor(people, 'outlet_safety', id, phone)
  await move(page, '催办')
  await toast(page, '操作成功').waitFor()
  await expect.poll(() => offered(page, '催办')).toBe(false)
  // Of two concurrent reminders the second is refused, with the time until the next one.
  const both = (await start()).id
  await look(page, both)
  const again = await begin(page, '催办')
  await initiator.call('OaExamine/Urge', { id: both })
  await again.locator('.ui-form-footer .ant-btn-primary').click()
  await again.getByText(/催办过于频繁，请 (29|30) 分钟后再试/).waitFor()
  expect(await again.innerText()).not.toContain('请求编号')
  expect([...(await misfits(page)), ...(await violations(page))]).toEqual([])
  await again.locator('.ui-form-footer .ant-btn').first().click()
  await again.waitFor({ state: 'detached' })
  const comment = await begin(page, '评论')
  await comment.getByLabel('内容').fill('急用')
  await send(comment)
  const other = await visitor(people, 'outlet_leader', both)
  await expectTold(other, /评论 .*急用/)
})

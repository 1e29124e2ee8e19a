import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { approval, examinePage, type FlowOf, publishFlow, startRequest, taskOf, userOf } from './support/approval.ts'
import { signIn, useBrowser } from './support/browser.ts'
import { dropped, must } from './support/customForm.ts'
import { escortFlow, roles } from './support/escort.ts'
import { open, settle } from './support/everyPage.ts'
import { dialog, signByHand, signByPassword, toast } from './support/form.ts'
import { misfits } from './support/misfits.ts'
import { violations } from './support/violations.ts'

const people = useBrowser({ moving: true })

const actions = (page: Page): Locator => page.locator('.examine-foot')
const press = (page: Page, name: string) => actions(page).getByRole('button', { name, exact: true }).click()
const progress = (page: Page): Locator => page.getByRole('complementary', { name: '审批进度' })
const title = (page: Page): Locator => page.locator('.examine-title')

/** Opens a request as it stands for somebody, and its dialog for a move; the button of the dialog sends it. */
async function ask(page: Page, move: string): Promise<Locator> {
  await press(page, move)
  const form = dialog(page, new RegExp(`^${move} · `))
  await form.waitFor()
  return form
}
const sendButton = (form: Locator, move: string) =>
  form.locator('.ui-form-footer').getByRole('button', { name: move, exact: true })
const send = (form: Locator, move: string) => sendButton(form, move).click()

const enter = async (who: string, request: number, screen = {}) => {
  const page = await people.enter(who, undefined, screen)
  await open(page, examinePage(request))
  await title(page).waitFor()
  return page
}

test('an urgent escort: returned once, submitted again, over the condition to two who sign, done, passed, printed', async () => {
  const flow = await escortFlow()
  const teller = await userOf(roles.initiator)

  // Started on a phone, with its way told before.
  const phone = await people.enter(roles.initiator, '/form/basic?tab=new', { width: 360, height: 740 })
  await phone.getByRole('button', { name: flow.name }).first().click()
  const start = phone.getByRole('region', { name: flow.name })
  await start.getByText('临时下发').click()
  await start.getByLabel('款箱数').fill('6')
  await start.getByLabel('金额档次').click()
  await phone.locator('.ant-select-item-option:visible', { hasText: '200万以上' }).click()
  await start.getByLabel('事由').fill('节前备付')
  await start.getByLabel('联系电话').fill('13800001111')
  const way = phone.getByRole('region', { name: '审批路径' })
  for (const node of ['网点负责人', '总行保卫部', '押运公司']) await way.getByText(node).first().waitFor()
  await phone.getByRole('button', { name: /^提\s*交$/ }).click()
  const told = await phone.getByText(/单号 SP\d+/).innerText()
  const bill_no = /SP\d+/.exec(told)?.[0] ?? ''
  const [started] = await teller.call<{ id: number }[]>('OaExamine/GetPageList', { keywords: bill_no })
  const request = { id: started?.id ?? 0, bill_no }

  // The head of the outlet sends it back from a phone: a reason is asked for.
  const leader = await enter(roles.leader, request.id, { width: 360, height: 740 })
  expect(await leader.locator('.examine-form').innerText()).not.toContain('13800001111')
  await press(leader, '更多')
  await leader.getByRole('dialog', { name: '更多' }).getByRole('button', { name: '退回', exact: true }).click()
  const back = dialog(leader, /^退回 · /)
  await back.getByText('发起人（').waitFor()
  await send(back, '退回')
  await back.getByText('请填写意见').waitFor()
  await back.getByLabel('意见', { exact: true }).fill('请写清楚用车时间')
  await settle(leader)
  expect(await misfits(leader)).toEqual([])
  await send(back, '退回')
  await back.waitFor({ state: 'detached' })
  await title(leader).getByText('已退回发起人').waitFor()

  // The initiator sees why, and submits again.
  const own = await enter(roles.initiator, request.id)
  await progress(own).getByText('请写清楚用车时间').waitFor()
  await press(own, '填写并提交')
  await own.getByText('请写清楚用车时间').first().waitFor()
  await own.getByLabel('事由').fill('节前备付，上午九点前到')
  await own.getByRole('button', { name: /^提\s*交$/ }).click()
  await own.getByText(/单号 SP\d+/).waitFor()

  await open(leader, examinePage(request.id))
  await progress(leader).getByText('第 2 轮').waitFor()
  const agree = await ask(leader, '通过')
  await agree.getByRole('button', { name: '已核实，同意' }).click()
  await agree.getByLabel('意见', { exact: true }).press('Control+Enter')
  await agree.waitFor({ state: 'detached' })

  // Two have to agree, each with a signature; one draws it, one gives the password.
  const branch = await enter(roles.branch, request.id)
  await branch.getByRole('tab', { name: '流程图' }).click()
  const chosen = branch.locator('.examine-branch', { hasText: '200万以上' })
  await expect.poll(() => chosen.getAttribute('data-state')).toBe('done')
  expect(await branch.locator('.examine-branch', { hasText: '其他' }).getAttribute('data-state')).toBe('skipped')
  const drawn = await ask(branch, '通过')
  await send(drawn, '通过')
  await drawn.getByText('请签名').waitFor()
  await signByHand(drawn)
  await send(drawn, '通过')
  await drawn.waitFor({ state: 'detached' })
  const head = await enter(roles.head, request.id)
  const word = await ask(head, '通过')
  await word.getByLabel('意见', { exact: true }).fill('同意派车')
  await signByPassword(word)
  await send(word, '通过')
  await word.waitFor({ state: 'detached' })

  // The escort company does the work: it writes the car, and never sees the reason.
  const company = await enter(roles.company, request.id)
  const form = company.locator('.examine-form')
  expect(await form.innerText()).not.toContain('上午九点')
  expect(await form.getByLabel('事由').count()).toBe(0)
  expect(await form.getByLabel('款箱数').isDisabled()).toBe(true)
  expect(await actions(company).getByRole('button', { name: '拒绝' }).count()).toBe(0)
  await form.getByLabel('车牌').fill('浙A·88Y16')
  const done = await ask(company, '完成办理')
  await done.getByText('您修改了 1 个字段').waitFor()
  await send(done, '完成办理')
  await done.waitFor({ state: 'detached' })
  await title(company).getByText('已通过').waitFor()

  // What was typed, said and signed stands on paper.
  await open(own, examinePage(request.id))
  await title(own).getByText('已通过').waitFor()
  await own.evaluate(() => Object.assign(window, { print: () => undefined }))
  await own.getByRole('button', { name: '打印' }).click()
  const sheet = own.locator('#print-sheet')
  await sheet.waitFor({ state: 'attached' })
  await own.emulateMedia({ media: 'print' })
  const text = await sheet.innerText()
  for (const words of [
    '审批单',
    request.bill_no,
    '已通过',
    '上午九点前到',
    '总行保卫部',
    '同意派车',
    '已签名',
    '已办理',
  ])
    expect(text).toContain(words)
  const picture = sheet.locator('.examine-print-opinions img')
  expect(await picture.count()).toBe(1)
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  // The car is for others to see: at the start it was hidden, and the initiator has no other place.
  expect(text).not.toContain('88Y16')
  await own.emulateMedia({ media: null })
})

const plain = [
  dropped('input', 'title', {}, { label: '标题', ...must() }),
  dropped('number', 'cost', {}, { label: '费用' }),
]

async function pair(
  kind: 'any' | 'all',
): Promise<{ flow: FlowOf; request: (data?: object) => Promise<{ id: number; bill_no: string }> }> {
  const [teller, leader, branch] = await Promise.all([roles.initiator, roles.leader, roles.branch].map(userOf))
  if (!teller || !leader || !branch) throw new Error('nobody is there')
  const flow = await publishFlow(kind === 'any' ? '二选一' : '两人会签', plain, [
    approval('n1', '任一人', [leader.id, branch.id], {
      mode: kind === 'any' ? { kind, anyRefuse: 'first' } : { kind },
      fields: { cost: 'write' },
      require: { freshForm: true },
    }),
    approval('n2', '复核', [leader.id]),
  ])
  return { flow, request: (data = { title: '采购' }) => startRequest(teller.call, flow, data) }
}

let two: Awaited<ReturnType<typeof pair>>
let both: typeof two
beforeAll(async () => {
  two = await pair('any')
  both = await pair('all')
})

/** Without the server's events: what the page shows is older than what the server has. */
async function deaf(who: string, request: number): Promise<Page> {
  const page = await people.visit()
  await page.route('**/api/Event/Stream', (route) => route.abort())
  await signIn(page, who)
  await open(page, examinePage(request))
  return page
}

test('of two at once the second hears who was first, and what they said becomes a comment', async () => {
  const request = await two.request()
  const page = await deaf(roles.branch, request.id)
  const form = await ask(page, '通过')
  await form.getByLabel('意见', { exact: true }).fill('我也同意，请尽快')
  const leader = await userOf(roles.leader)
  const task_id = await taskOf(leader.call, request.id)
  await leader.call('OaExamine/Audit', { task_id, command: 'agree', seen_rev: 1 })
  await send(form, '通过')
  await form.getByText('沈砚秋 已先于您处理').waitFor()
  expect(await form.getByLabel('意见', { exact: true }).inputValue()).toBe('我也同意，请尽快')
  await form.getByRole('button', { name: '作为评论发表' }).click()
  const comment = dialog(page, /^评论 · /)
  await send(comment, '评论')
  await toast(page, '操作成功').waitFor()
  await progress(page).getByText('我也同意，请尽快').waitFor()
})

test('a form that was changed since is shown with its changes before anybody decides on it', async () => {
  const request = await both.request({ title: '采购', cost: 1 })
  const page = await deaf(roles.branch, request.id)
  const form = await ask(page, '通过')
  await form.getByLabel('意见', { exact: true }).fill('金额合适')
  const leader = await userOf(roles.leader)
  const task_id = await taskOf(leader.call, request.id)
  await leader.call('OaExamine/Audit', { task_id, command: 'agree', seen_rev: 1, data: { cost: 9 } })
  await send(form, '通过')
  await form.getByText('表单在您打开后有改动').waitFor()
  await expect.poll(() => form.innerText()).toMatch(/费用\s*打开时\s*1\s*现在\s*9/)
  expect(await form.getByLabel('意见', { exact: true }).inputValue()).toBe('金额合适')
  await send(form, '仍然通过')
  await form.waitFor({ state: 'detached' })
})

test('an agreement that ends the wait of somebody else reaches their open page', async () => {
  const request = await two.request()
  const page = await enter(roles.branch, request.id)
  const leader = await userOf(roles.leader)
  const task_id = await taskOf(leader.call, request.id)
  await leader.call('OaExamine/Audit', { task_id, command: 'agree', seen_rev: 1 })
  await page.locator('.ant-message').getByText('沈砚秋').waitFor()
  await expect.poll(() => actions(page).getByRole('button', { name: '通过', exact: true }).count()).toBe(0)
})

test('what is typed into the form and said stays while others act; only what may be written is sent', async () => {
  const request = await two.request()
  const page = await enter(roles.branch, request.id)
  await page.locator('.examine-form').getByLabel('费用').fill('120')
  const teller = await userOf(roles.initiator)
  await teller.call('OaExamine/Comment', { id: request.id, text: '补充：含运费' })
  await progress(page).getByText('补充：含运费').waitFor()
  expect(await page.locator('.examine-form').getByLabel('费用').inputValue()).toBe('120')
  const form = await ask(page, '通过')
  await send(form, '通过')
  await form.waitFor({ state: 'detached' })
  const { data } = await teller.call<{ data: object }>('OaExamine/Get', { id: request.id })
  expect(data).toMatchObject({ title: '采购', cost: 120 })
})

test('after a decision the next task is one click away', async () => {
  const [first, second] = [await two.request(), await two.request({ title: '另一件' })]
  const page = await enter(roles.branch, second.id)
  const form = await ask(page, '通过')
  await send(form, '通过')
  await page.getByRole('button', { name: '处理下一条' }).click()
  await page.waitForURL(/id=\d+&task=\d+/)
  expect(page.url()).not.toContain(`id=${second.id}&`)
  expect(first.id).toBeGreaterThan(0)
})

test('an administrator of flows reads the chain, gives a task to somebody else and ends a request', async () => {
  const request = await two.request()
  const page = await enter('admin', request.id)
  await page.getByRole('tab', { name: '日志' }).click()
  await page.getByText('链条完整').waitFor()
  const form = await ask(page, '终止')
  await form.getByLabel('原因').fill('测试结束')
  await send(form, '终止')
  await form.waitFor({ state: 'detached' })
  await title(page).getByText('已作废').waitFor()
})

test('nobody else reads it, and nothing bars the way of who may', async () => {
  const request = await two.request()
  const stranger = await people.enter('outlet_safety')
  await open(stranger, examinePage(request.id))
  await stranger.getByText('无此权限').first().waitFor()
  const page = await enter(roles.branch, request.id, { width: 360, height: 740, language: 'US' })
  await settle(page)
  expect([...(await violations(page)), ...(await misfits(page))]).toEqual([])
  for (const part of ['Flow', 'Tasks']) {
    await page.getByRole('tab', { name: part }).click()
    await settle(page)
    expect([...(await violations(page)), ...(await misfits(page))]).toEqual([])
  }
  const wide = await enter(roles.leader, request.id)
  await settle(wide)
  expect(await violations(wide)).toEqual([])
  await ask(wide, '转办')
  await settle(wide)
  expect(await violations(wide)).toEqual([])
})

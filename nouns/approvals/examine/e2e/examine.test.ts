import { beforeAll, expect, test } from 'vitest'
import { examinePage, taskOf, userOf } from '../../../../e2e/support/approval.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { fieldOf } from '../../../../e2e/support/customForm.ts'
import { escortFlow, roles } from '../../../../e2e/support/escort.ts'
import { open, settle } from '../../../../e2e/support/everyPage.ts'
import {
  actions,
  ask,
  deaf,
  enterRequest,
  pair,
  press,
  progress,
  send,
  title,
} from '../../../../e2e/support/examine.ts'
import { dialog, signByHand, signByPassword, toast } from '../../../../e2e/support/form.ts'
import { holdReads } from '../../../../e2e/support/holdReads.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'

const people = useBrowser()

test('an urgent escort: returned once, submitted again, over the condition to two who sign, done, passed, printed [C-1-01 C-2.2-07]', async () => {
  const flow = await escortFlow()
  const teller = await userOf(roles.initiator)

  // Started on a phone, with its path shown before submission.
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
  const submittedText = await phone.getByText(/单号 SP\d+/).innerText()
  const bill_no = /SP\d+/.exec(submittedText)?.[0] ?? ''
  const [started] = await teller.call<{ id: number }[]>('OaExamine/GetPageList', { keywords: bill_no })
  const request = { id: started?.id ?? 0, bill_no }

  // The head of the outlet returns it from a phone: a reason is required.
  const leader = await enterRequest(people, roles.leader, request.id, { width: 360, height: 740 })
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

  // The initiator sees the reason, and submits again.
  const own = await enterRequest(people, roles.initiator, request.id)
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

  // Two people must agree, each with a signature: one draws it, one enters the password.
  const branch = await enterRequest(people, roles.branch, request.id)
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
  const head = await enterRequest(people, roles.head, request.id)
  const word = await ask(head, '通过')
  await word.getByLabel('意见', { exact: true }).fill('同意派车')
  await signByPassword(word)
  await send(word, '通过')
  await word.waitFor({ state: 'detached' })

  // The escort company handles it: it enters the vehicle, and never sees the reason.
  const company = await enterRequest(people, roles.company, request.id)
  const form = company.locator('.examine-form')
  expect(await form.innerText()).not.toContain('上午九点')
  expect(await form.getByLabel('事由').count()).toBe(0)
  // Read-only fields are text; writable fields are inputs.
  expect(await form.getByLabel('款箱数').count()).toBe(0)
  expect((await fieldOf(form, '款箱数').innerText()).replace(/\s+/g, ' ')).toBe('款箱数 6')
  expect(await form.locator('.sf-marked').allInnerTexts()).toEqual([expect.stringContaining('车牌')])
  expect(await actions(company).getByRole('button', { name: '拒绝' }).count()).toBe(0)
  await form.getByLabel('车牌').fill('浙A·88Y16')
  const done = await ask(company, '完成办理')
  await done.getByText('您修改了 1 个字段').waitFor()
  await send(done, '完成办理')
  await done.waitFor({ state: 'detached' })
  await title(company).getByText('已通过').waitFor()

  // Values, opinions and signatures are printed.
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
  // The vehicle is visible to others: it is hidden at the start, which is the initiator's only place.
  expect(text).not.toContain('88Y16')
  await own.emulateMedia({ media: null })
})

let two: Awaited<ReturnType<typeof pair>>
beforeAll(async () => {
  two = await pair('any')
})

test('of two at once the second hears who was first, and what they said becomes a comment', async () => {
  const request = await two.request()
  const page = await deaf(people, roles.branch, request.id)
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

test('after a move the page offers nothing until it has read what came of it', async () => {
  const request = await two.request()
  const page = await deaf(people, roles.leader, request.id)
  const form = await ask(page, '通过')
  const { release, held } = await holdReads(page, 'OaExamine/Get')
  await send(form, '通过')
  await form.waitFor({ state: 'detached' })
  await held
  const agree = actions(page).getByRole('button', { name: '通过', exact: true })
  expect(await agree.isDisabled()).toBe(true)
  release()
  // The next node asks the same person: wait for its button, not the old one.
  const second = await ask(page, '通过')
  await send(second, '通过')
  await second.waitFor({ state: 'detached' })
  await title(page).getByText('已通过').waitFor()
})

test('what is not there, or is not for the reader, leads to its list instead of asking to try again', async () => {
  const page = await people.enter(roles.leader, examinePage(999_999_999))
  const missingAlert = page.getByRole('alert').filter({ hasText: '记录不存在，或不向您开放' })
  await missingAlert.waitFor()
  expect(await missingAlert.getByRole('button').allInnerTexts()).toEqual(['返回列表'])
  await missingAlert.getByRole('button', { name: '返回列表' }).click()
  await page.waitForURL('**/form/step')
  // For a register, its drawer closes and the list is shown.
  await open(page, '/form/daily/taskdaily/RepairList?id=999999999')
  const drawer = page.getByRole('dialog')
  await drawer.getByText('记录不存在，或不向您开放').waitFor()
  await settle(page)
  await drawer.getByRole('button', { name: '返回列表' }).click()
  await drawer.waitFor({ state: 'detached' })
})

test('an agreement that ends the wait of somebody else reaches their open page', async () => {
  const request = await two.request()
  const page = await enterRequest(people, roles.branch, request.id)
  const leader = await userOf(roles.leader)
  const task_id = await taskOf(leader.call, request.id)
  await leader.call('OaExamine/Audit', { task_id, command: 'agree', seen_rev: 1 })
  await page.locator('.ant-message').getByText('沈砚秋').waitFor()
  await expect.poll(() => actions(page).getByRole('button', { name: '通过', exact: true }).count()).toBe(0)
})

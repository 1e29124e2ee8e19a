import { beforeAll, expect, test } from 'vitest'
import { examinePage, taskOf, userOf } from '../../../../../e2e/support/approval.ts'
import { useBrowser } from '../../../../../e2e/support/browser.ts'
import { roles } from '../../../../../e2e/support/escort.ts'
import { open, settle } from '../../../../../e2e/support/everyPage.ts'
import { ask, deaf, enterRequest, pair, progress, send, title } from '../../../../../e2e/support/examine.ts'
import { misfits } from '../../../../../e2e/support/misfits.ts'
import { violations } from '../../../../../e2e/support/violations.ts'

const people = useBrowser()

let two: Awaited<ReturnType<typeof pair>>
let both: typeof two
beforeAll(async () => {
  two = await pair('any')
  both = await pair('all')
})

test('a form that was changed since is shown with its changes before anybody decides on it', async () => {
  const request = await both.request({ title: '采购', cost: 1 })
  const page = await deaf(people, roles.branch, request.id)
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

test('what is typed into the form and said stays while others act; only what may be written is sent', async () => {
  const request = await two.request()
  const page = await enterRequest(people, roles.branch, request.id)
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
  const page = await enterRequest(people, roles.branch, second.id)
  const form = await ask(page, '通过')
  await send(form, '通过')
  await page.getByRole('button', { name: '处理下一条' }).click()
  await page.waitForURL(/id=\d+&task=\d+/)
  expect(page.url()).not.toContain(`id=${second.id}&`)
  expect(first.id).toBeGreaterThan(0)
})

test('an administrator of flows reads the chain, gives a task to somebody else and ends a request', async () => {
  const request = await two.request()
  const page = await enterRequest(people, 'admin', request.id)
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
  const stranger = await people.signedIn('outlet_safety')
  await open(stranger, examinePage(request.id))
  // Not even its existence is revealed.
  await stranger.getByText('记录不存在，或不向您开放').waitFor()
  const page = await enterRequest(people, roles.branch, request.id, { width: 360, height: 740, language: 'US' })
  await settle(page)
  expect([...(await violations(page)), ...(await misfits(page))]).toEqual([])
  for (const part of ['Flow', 'Tasks']) {
    await page.getByRole('tab', { name: part }).click()
    await settle(page)
    expect([...(await violations(page)), ...(await misfits(page))]).toEqual([])
  }
  const wide = await enterRequest(people, roles.leader, request.id)
  await settle(wide)
  expect(await violations(wide)).toEqual([])
  await ask(wide, '转办')
  await settle(wide)
  expect(await violations(wide)).toEqual([])
})

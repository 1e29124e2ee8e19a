import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { approval, type FlowOf, publishFlow, startRequest, taskOf, userOf } from '../../../../e2e/support/approval.ts'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { dropped, must } from '../../../../e2e/support/customForm.ts'
import { begin, expectTold, send, visitor } from '../../../../e2e/support/decide.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { violations } from '../../../../e2e/support/violations.ts'

const people = useBrowser()
const option = (value: string, label: string) => ({ value, label })
type Person = Awaited<ReturnType<typeof userOf>>
let initiator: Person
let head: Person
let leader: Person
let flow: FlowOf

beforeAll(async () => {
  ;[initiator, head, leader] = (await Promise.all(['outlet_safety', 'hq_security', 'outlet_leader'].map(userOf))) as [
    Person,
    Person,
    Person,
  ]
  const writes = { cost: 'write', kind: 'write', memo: 'write', cert: 'write' } as const
  flow = await publishFlow(
    '两人填写',
    [
      dropped('input', 'title', {}, { label: '标题', ...must() }),
      dropped('select', 'kind', { options: [option('1', '办公用品'), option('2', '安防器材')] }, { label: '类别' }),
      dropped('number', 'cost', {}, { label: '费用' }),
      dropped('input', 'memo', {}, { label: '说明' }),
      dropped('input', 'cert', { sensitive: true }, { label: '证件号' }),
    ],
    [
      approval('n1', '会签', [leader.id, head.id], {
        mode: { kind: 'all' },
        fields: writes,
        require: { freshForm: true },
      }),
      approval('n2', '终审', [head.id], { mode: { kind: 'any', anyRefuse: 'first' }, fields: { title: 'write' } }),
    ],
  )
})
const start = () =>
  startRequest(initiator.call, flow, { title: '采购', kind: '1', cost: 3, cert: '310101199001011234' })
const dataOf = async (id: number) => (await initiator.call<{ data: object }>('OaExamine/Get', { id })).data
const form = (page: Page) => page.locator('.examine-form')

test('what others change comes in beside what is typed; the fields that changed stand there by their words', async () => {
  const { id } = await start()
  const page = await visitor(people, 'outlet_leader', id)
  // Only the masked field itself is read only.
  expect(await form(page).getByLabel('证件号').count()).toBe(0)
  await form(page).getByLabel('说明').fill('含运费')
  await form(page).getByLabel('费用').fill('55')
  const dialog = await begin(page, '通过')
  await dialog.getByText('您修改了 2 个字段').waitFor()
  await dialog.getByLabel('意见', { exact: true }).fill('金额合适')
  const task_id = await taskOf(head.call, id)
  await head.call('OaExamine/Audit', { task_id, command: 'agree', seen_rev: 1, data: { cost: 9, kind: '2' } })
  await expect
    .poll(async () => (await dialog.getByRole('alert').first().innerText()).replace(/\s+/g, ' '))
    .toMatch(/类别 打开时 办公用品 现在 安防器材 费用 打开时 3 现在 9 您填写的 55 .*仍然通过/)
  expect(await dialog.getByLabel('意见', { exact: true }).inputValue()).toBe('金额合适')
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page)
  expect(await misfits(page)).toEqual([])
  await send(dialog)
  // No change overwrote another one.
  expect(await dataOf(id)).toMatchObject({ title: '采购', kind: '2', cost: 55, memo: '含运费' })
})

test('an answer that is lost on its way is not taken for somebody else; without a network nothing is lost', async () => {
  const { id } = await start()
  const page = await visitor(people, 'outlet_leader', id)
  const dialog = await begin(page, '通过')
  await dialog.getByLabel('意见', { exact: true }).fill('断网也要说')
  await page.context().setOffline(true)
  await dialog.locator('.ui-form-footer .ant-btn-primary').click()
  await dialog.getByText('网络连接失败').waitFor()
  expect(await dialog.getByLabel('意见', { exact: true }).inputValue()).toBe('断网也要说')
  await page.context().setOffline(false)
  await page.route(
    '**/api/OaExamine/Audit',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await dialog.locator('.ui-form-footer .ant-btn-primary').click()
  await dialog.getByText(/您的操作已经送达（.*，通过），无需再次提交/).waitFor()
  expect(await dialog.getByRole('button', { name: '作为评论发表' }).count()).toBe(0)
  await dialog.locator('.ui-form-footer .ant-btn').click()
  await dialog.waitFor({ state: 'detached' })
  await expectTold(page, new RegExp(`通过 ${leader.name} 断网也要说`))
})

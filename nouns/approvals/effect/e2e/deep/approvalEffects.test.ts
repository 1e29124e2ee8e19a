import { beforeAll, expect, test } from 'vitest'
import {
  approval,
  examinePage,
  type FlowOf,
  publishFlow,
  startRequest,
  taskOf,
  userOf,
} from '../../../../../e2e/support/approval.ts'
import { useBrowser } from '../../../../../e2e/support/browser.ts'
import { dropped, must } from '../../../../../e2e/support/customForm.ts'
import { open } from '../../../../../e2e/support/everyPage.ts'
import { dialog, rowOf } from '../../../../../e2e/support/form.ts'
import { misfits } from '../../../../../e2e/support/misfits.ts'
import { violations } from '../../../../../e2e/support/violations.ts'

const people = useBrowser()
const list = '/exception/systemExamineList?tab=effects'
let flow: FlowOf
let leader: Awaited<ReturnType<typeof userOf>>

beforeAll(async () => {
  leader = await userOf('outlet_leader')
  const fields = [dropped('input', 'title', {}, { label: '标题', ...must() })]
  // One topic with a subscriber, and one permit.
  const onPass = [{ topic: 'purchase.register' }, { topic: 'sealed_key.open' }]
  flow = await publishFlow('业务动作', fields, [approval('n1', '审批', [leader.id])], { onPass })
})

async function passed() {
  const { call } = await userOf('outlet_teller')
  const request = await startRequest(call, flow, { title: '动作' })
  await leader.call('OaExamine/Audit', { task_id: await taskOf(leader.call, request.id), command: 'agree' })
  return request
}

test('what a request has set going is listed with what it waits for, closed with a reason, and shown with the request [C-2.7-09]', async () => {
  const { id, bill_no } = await passed()
  const page = await people.signedIn('admin')
  await open(page, `${list}&keywords=${bill_no}`)
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: '查询' }).click()
      return rowOf(page, '生成采购登记待办').innerText()
    })
    .toContain('已完成')
  const row = rowOf(page, '准许启封备用钥匙')
  await row.getByText('待使用').waitFor()
  await row.getByRole('button', { name: /^关\s*闭$/ }).click()
  const form = dialog(page, /^关闭/)
  await form.getByLabel('关闭原因').fill('已手工登记')
  await form.locator('.ui-form-footer .ant-btn-primary').click()
  await row.getByText('已关闭').waitFor()
  expect(await row.innerText()).toContain('已手工登记')
  expect(await violations(page)).toEqual([])

  await row.getByRole('button', { name: '审批详情' }).click()
  const own = page.getByRole('region', { name: '业务动作' })
  await own.getByText('已手工登记').waitFor()
  // The timeline names the effects.
  expect(await page.locator('.examine-timeline').innerText()).toContain('准许启封备用钥匙')

  // The initiator sees the state of the effects, and cannot close them.
  const teller = await people.signedIn('outlet_teller', { width: 360, height: 740 })
  await open(teller, examinePage(id))
  const effectRegion = teller.getByRole('region', { name: '业务动作' })
  await effectRegion.getByText('已手工登记').waitFor()
  expect(await effectRegion.getByRole('button', { name: /^关\s*闭$/ }).count()).toBe(0)
})

test('the list and the request fit a phone, in other words and at night', async () => {
  const { id, bill_no } = await passed()
  const setting = { theme: { mode: 'night' } }
  for (const language of ['HK', 'US'] as const) {
    const phone = await people.enter('admin', undefined, { width: 360, height: 740, language, setting })
    for (const at of [`${list}&keywords=${bill_no}`, examinePage(id)]) {
      await open(phone, at)
      await phone.locator('.reg-card, #examine-effects').first().waitFor()
      expect([...(await misfits(phone)), ...(await violations(phone))]).toEqual([])
    }
  }
})

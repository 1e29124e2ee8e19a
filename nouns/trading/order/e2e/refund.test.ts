import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../../../../e2e/support/browser.ts'
import { settle } from '../../../../e2e/support/everyPage.ts'
import { act, dialog, rowOf } from '../../../../e2e/support/form.ts'
import { leaveBy } from '../../../../e2e/support/leaving.ts'
import { misfits } from '../../../../e2e/support/misfits.ts'
import { withTrades } from '../../../../e2e/support/trading.ts'
import { violations } from '../../../../e2e/support/violations.ts'
import { sentOrderRow } from '../server/testing/sentOrderRow.ts'

const people = useBrowser()
let sent: Awaited<ReturnType<typeof sentOrderRow>>

beforeAll(() =>
  withTrades(async (t) => {
    const { party_id } = await t.services.database.kysely
      .selectFrom('sys_user')
      .select('party_id')
      .where('username', '=', 'agent_user')
      .executeTakeFirstOrThrow()
    sent = await sentOrderRow(t, party_id as number, 5)
  }),
)

test('an agent asks for two of five devices back, finance pays them, and the agent sees what is left [C-2.8-13]', async () => {
  const { bill_no, deviceNos } = sent
  const [one = '', two = '', ...kept] = deviceNos
  const list = `/product/orderList?keywords=${bill_no}`
  const agent = await people.enter('agent_user', list, { width: 360, height: 740 })
  await agent.locator('.reg-card').filter({ hasText: bill_no }).getByRole('button', { name: '申请退款' }).click()
  const form = dialog(agent, /^申请退款/)
  await form.getByText('退款 4,000.00 元').waitFor()
  for (const number of kept) await form.getByLabel(number).uncheck()
  await form.getByText('已选 2 台').waitFor()
  await form.getByText('退款 1,600.00 元，退后已退 1,600.00 元（已付 4,000.00 元）').waitFor()
  await settle(agent)
  expect(await misfits(agent)).toEqual([])
  expect(await violations(agent)).toEqual([])
  await form.getByLabel('原因').fill('多订了两台')
  await leaveBy(form, '申请退款')
  await agent.locator('.reg-card').filter({ hasText: bill_no }).getByText('退款中').waitFor()

  const finance = await people.enter('finance', list)
  await act(finance, bill_no, '退款')
  const decision = dialog(finance, /^退款/)
  await decision.getByText(`${one} ${two}`).waitFor()
  await decision.getByText('多订了两台').waitFor()
  await settle(finance)
  expect(await violations(finance)).toEqual([])
  await decision.getByLabel('意见').fill('货已收到')
  await leaveBy(decision, '退款')
  await rowOf(finance, bill_no).getByText('已发货').waitFor()
  await act(finance, bill_no, '详情')
  const books = dialog(finance, new RegExp(bill_no))
  await books.getByRole('link', { name: /^LZ/ }).waitFor()
  await books.getByRole('tab', { name: '资金流水' }).click()
  await books.getByText('订单退款（打款）').waitFor()

  await agent.reload()
  await agent.locator('.reg-card').filter({ hasText: bill_no }).getByRole('button', { name: '详情' }).click()
  const record = dialog(agent, new RegExp(bill_no))
  await record.getByText('第 1 次退款').waitFor()
  await record.getByText('货已收到').waitFor()
  expect(await record.getByRole('tab', { name: '资金流水' }).count()).toBe(0)
  await settle(agent)
  expect(await misfits(agent)).toEqual([])
  await record.getByRole('tab', { name: '流转' }).click()
  await record.getByText('部分退款').waitFor()
})

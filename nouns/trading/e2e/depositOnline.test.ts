import { expect, test } from 'vitest'
import { useBrowser } from '../../../e2e/support/browser.ts'
import { settle } from '../../../e2e/support/everyPage.ts'
import { act, dialog } from '../../../e2e/support/form.ts'
import { misfits } from '../../../e2e/support/misfits.ts'
import { withTrades } from '../../../e2e/support/trading.ts'
import { violations } from '../../../e2e/support/violations.ts'
import { makeLease } from '../deposit/server/testing/leases.ts'
import { productRow } from '../server/testing/rows.ts'

const people = useBrowser()
const phone = { width: 360, height: 740 }
const deposits = '/product/memberList2'
const DEVICE = 'KG24P0000018'

test('the deposit of a member who stands before member service is paid online, on a phone [C-2.8-15]', async () => {
  await withTrades(async (t) => {
    const member = await t.services.database.kysely
      .selectFrom('member')
      .select(['id', 'agent_id'])
      .where('status', '=', 2)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const lease = { productId: await productRow(t), agentId: member.agent_id, memberId: member.id }
    await makeLease(t, lease, { device_no: DEVICE })
  })
  const service = await people.enter('member_service', `${deposits}?keywords=${DEVICE}`, phone)
  const card = service.locator('.reg-card').filter({ hasText: DEVICE })
  await card.getByRole('button', { name: '在线缴纳' }).click()
  const form = dialog(service, /在线缴纳/)
  await form.getByText(`${DEVICE}，待缴 2,000.00 元`).waitFor()
  await form.getByText('微信', { exact: true }).click()
  await settle(service)
  expect(await misfits(service)).toEqual([])
  expect(await violations(service)).toEqual([])
  await form.getByRole('button', { name: '在线缴纳' }).click()
  const wait = dialog(service, '在线付款')
  await wait.getByText('¥ 2,000.00').waitFor()
  await settle(service)
  expect(await misfits(service)).toEqual([])
  expect(await violations(service)).toEqual([])
  const [payer] = await Promise.all([
    service.waitForEvent('popup'),
    wait.getByRole('link', { name: '打开付款页' }).click(),
  ])
  await payer.getByRole('button', { name: '付款', exact: true }).click()
  await payer.getByText('已付款').waitFor()
  await wait.getByText('已付款').waitFor()
  await service.keyboard.press('Escape')
  await card.getByText('已缴', { exact: true }).last().waitFor()
})

test('a member that the clock has frozen says what it has to pay, and may', async () => {
  const { member_name, device_no } = await withTrades((t) =>
    t.services.database.kysely
      .selectFrom('member')
      .innerJoin('deposit', 'deposit.member_id', 'member.id')
      .innerJoin('device', 'device.id', 'deposit.device_id')
      .select(['member_name', 'device_no'])
      .where('auto_frozen', '=', true)
      .where('deposit.status', '=', 1)
      .orderBy('member.id')
      .executeTakeFirstOrThrow(),
  )
  const service = await people.enter('member_service', `/product/memberList?keywords=${member_name}`)
  await act(service, member_name, '详情')
  const record = dialog(service, new RegExp(member_name))
  await record.getByText(/^因欠费于 .* 自动冻结$/).waitFor()
  await record.getByText(new RegExp(`^${device_no}：待缴押金`)).waitFor()
  await settle(service)
  expect(await violations(service)).toEqual([])
  const pays = await people.enter('member_service', `${deposits}?keywords=${device_no}`)
  await act(pays, device_no, '在线缴纳')
  await dialog(pays, /在线缴纳/)
    .getByText(new RegExp(`^${device_no}，待缴`))
    .waitFor()
})

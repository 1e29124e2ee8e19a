import { testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentRow, boundDeviceRow, consumeRow, memberRow, productRow } from './rows.ts'

let t: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('the rows that tests of trading begin with are rows that the database takes', async () => {
  const [agentId, productId, consumeId] = await Promise.all([agentRow(t), productRow(t), consumeRow(t)])
  const memberId = await memberRow(t, agentId)
  const device = await boundDeviceRow(t, { productId, agentId, memberId, deposit: 200_000 })
  expect(consumeId).toBeGreaterThan(0)
  expect(device.bindingId).toBeGreaterThan(0)
  const accounts = await t.services.database.kysely.selectFrom('ledger_account').select('account_type').execute()
  expect(accounts.filter(({ account_type }) => account_type < 90)).toHaveLength(5)
})

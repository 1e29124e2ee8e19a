import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentRow, memberRow, productRow } from '../../server/testing/rows.ts'
import { depositDifferences } from './testing/depositDifferences.ts'
import { moveDeposit, newTradeNo, payment } from './testing/deposits.ts'
import { endLease, makeLease } from './testing/leases.ts'

const DUE = 200_000

let t: TestApp
let agentId: number
let memberId: number
let productId: number
let service: Account
let service2: Account
let finance: Account
let seller: Account

beforeAll(async () => {
  t = await testApp()
  agentId = await agentRow(t)
  memberId = await memberRow(t, agentId)
  productId = await productRow(t, { deposit: DUE })
  service = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  service2 = await makeAccount(t, { unit: 'HQ0000', role: 'member_service' })
  finance = await makeAccount(t, { unit: 'HQ0000', role: 'finance' })
  seller = await makeAccount(t, { unit: 'HQ0000', role: 'agent_user', type: 4, party: agentId })
})
afterAll(() => t?.close())

const lease = (owner = memberId) => makeLease(t, { productId, agentId, memberId: owner })
const seen = async (id: number, who = service) => granted(await who.post('Member/GetDeposit', { id }))
const account = async (owner = memberId) => {
  const { rows } = await sql<{ balance: number; frozen: number }>`select balance, frozen from ledger_account
    where owner_type = 3 and owner_id = ${owner} and account_type = 23`.execute(t.services.database.kysely)
  return rows[0]
}
const differences = () => depositDifferences(t)
type Step = { readonly what: 'pay' | 'ask' | 'audit' | 'refuse' | 'send' | 'deduct'; readonly amount: number }

test('two people at once, in any order: the figures are those of a naive model, and the ledger has their sum', async () => {
  const step: fc.Arbitrary<Step> = fc.record({
    what: fc.constantFrom<Step['what']>('pay', 'ask', 'audit', 'refuse', 'send', 'deduct'),
    amount: fc.constantFrom(1, 70_000, 100_000, DUE),
  })
  const call = async (row: Awaited<ReturnType<typeof seen>>, { what, amount }: Step) => {
    const origin_pledge_no =
      row.origins.find(({ remaining }: { remaining: number }) => remaining > 0)?.pledge_no ?? 'YJ00'
    const seenNow = { id: row.id, version: row.version }
    switch (what) {
      case 'pay':
        return service.post('Member/PayDeposit', { ...seenNow, ...payment(amount) })
      case 'ask':
        return seller.post('Member/ApplyRefund', { ...seenNow, amount, origin_pledge_no })
      case 'audit':
        return service2.post('Member/AuditRefund', { ...seenNow, command: 'pass' })
      case 'refuse':
        return service2.post('Member/AuditRefund', { ...seenNow, command: 'reject', opinion: '不符' })
      case 'send':
        return finance.post('Member/PayRefund', { ...seenNow, command: 'sent', trade_no: newTradeNo() })
      default:
        return service.post('Member/DeductDeposit', {
          ...{ ...seenNow, amount, reason: '屏幕损坏' },
          evidence_file_ids: [await makeImage(t, service.id)],
        })
    }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, step), { minLength: 4, maxLength: 8 }),
      fc.boolean(),
      async (pairs, isBack) => {
        const owner = await memberRow(t, agentId)
        const id = await lease(owner)
        granted(await moveDeposit(service.post, 'PayDeposit', id, payment(DUE)))
        if (isBack) await endLease(t, id)
        // The model knows only what was done.
        let [paid, deducted, refunded, asked] = [DUE, 0, 0, 0]
        for (const pair of pairs) {
          const before = await seen(id)
          const answers = await Promise.all(pair.map((each) => call(before, each)))
          // Both have seen the same version.
          expect(answers.filter(({ Code }) => Code === 0).length).toBeLessThanOrEqual(1)
          for (const [at, { Code }] of answers.entries()) {
            expect([0, 1001, 1004, 1005, 1007]).toContain(Code)
            if (Code !== 0) continue
            const { what, amount } = pair[at] as Step
            if (what === 'pay') paid += amount
            if (what === 'deduct') deducted += amount
            if (what === 'ask') asked = amount
            if (what === 'send') refunded += asked
            if (what === 'send' || what === 'refuse') asked = 0
          }
          const row = await seen(id)
          expect(row).toMatchObject({ deposit_paid: paid, deposit_deducted: deducted, deposit_refunded: refunded })
          expect(row.refundable).toBe(paid - deducted - refunded - asked)
          expect(row.refundable).toBeGreaterThanOrEqual(0)
          expect(await account(owner)).toEqual({ balance: paid - deducted - refunded, frozen: asked })
        }
      },
    ),
    { numRuns: 12 },
  )
  expect(await differences()).toBe(0)
}, 180_000)

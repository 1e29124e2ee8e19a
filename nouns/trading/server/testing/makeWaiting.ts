import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { agent } from '../../agent/noun.ts'
import { askPayIn } from '../../agentTransfer/server/testing/transfers.ts'
import { authorize } from '../../consumeBalance/server/testing/authorize.ts'
import { askRefund, moveDeposit, payment } from '../../deposit/server/testing/deposits.ts'
import { endLease, makeLease } from '../../deposit/server/testing/leases.ts'
import { device } from '../../device/noun.ts'
import { member } from '../../member/noun.ts'
import { fault, makeRepaired } from '../../tradeRepair/server/testing/terminalRepairs.ts'
import { agentRow, boundDeviceRow, consumeRow, deviceRow, memberRow, openProductRow, productRow } from './rows.ts'

const DEPOSIT = 200_000

type Traded = { readonly agentId: number; readonly memberId: number; readonly productId: number }

/** Deposits that wait for a payment, for a decision, for their refund, and for one that is late. */
async function makeDeposits(t: TestApp, traded: Traded): Promise<void> {
  const [applicant, auditor] = [await t.as('member_service'), await makeAccount(t, { role: 'member_service' })]
  const asked = async () => {
    const id = await makeLease(t, traded)
    granted(await moveDeposit(applicant, 'PayDeposit', id, payment(DEPOSIT)))
    await endLease(t, id)
    granted(await askRefund(applicant, id, DEPOSIT))
    return id
  }
  const approved = async () => {
    const id = await asked()
    granted(await moveDeposit(auditor.post, 'AuditRefund', id, { command: 'pass' }))
    return id
  }
  await makeLease(t, traded)
  await asked()
  await approved()
  const late = await approved()
  await t.services.database.kysely
    .updateTable('cash_pledge')
    .set({ pay_due: '2020-01-01' })
    .where('binding_id', '=', late)
    .where('type', '=', 3)
    .execute()
}

/** Pieces of an agent below their warning, with a correction that waits; a consumable that runs short. */
async function makePieces(t: TestApp, agentId: number): Promise<void> {
  const admin = await t.as('trade_admin')
  const consume_id = await consumeRow(t)
  await consumeRow(t, { stock: 0, warn_stock: 5 })
  const reason = '盘点发现少发一卷，按实补足'
  const id = await authorize(t, { owner: agentId, consume: consume_id }, 9)
  const { version } = granted(await admin('Consume/GetBalance', { id }))
  const saved = granted(await admin('Consume/SaveBalance', { id, version, warn_quantity: 20, expire_date: null }))
  granted(await admin('Consume/UpdateBalance', { ...saved, id, change: 1, reason }))
}

/** A repair to which nobody was sent, and one whose terminal works again. */
async function makeTerminalRepairs(t: TestApp, traded: Traded): Promise<void> {
  const [service, admin] = [await t.as('member_service'), await t.as('trade_admin')]
  const terminal = async () => (await boundDeviceRow(t, traded)).id
  granted(await service('Repair/RequestTrade', { device_id: await terminal(), ...fault }))
  await makeRepaired(t, service, { id: t.world.user.trade_admin, post: admin }, await terminal())
}

/** A deposit that is said to be paid and has no record: a run finds it, and nobody has explained it. */
async function makeDifference(t: TestApp, traded: Traded): Promise<void> {
  await boundDeviceRow(t, { ...traded, deposit: DEPOSIT })
  granted(await (await t.as('finance'))('Ledger/RunCheck', {}))
}

/** What somebody is to do on the trading side besides orders and recharges (`makeTrades`): one of each kind at least. */
export async function makeWaiting(t: TestApp): Promise<void> {
  const soon = addDays(localDay(t.clock.at, t.services.database.timezone), 10)
  const agentId = await agentRow(t, { contract_end: soon })
  await agentRow(t, { status: agent.states.codes.waiting })
  const { disabled } = agent.states.codes
  await agentRow(t, { status: disabled, status_reason: '合同到期', end_reason: '合同到期', end_ask_time: t.clock.at })
  const memberId = await memberRow(t, agentId)
  await memberRow(t, agentId, { status: member.states.codes.waiting })
  const productId = await productRow(t, { deposit: DEPOSIT })
  await openProductRow(t, agentId, productId, { end_date: soon })
  await deviceRow(t, productId, { agent_id: agentId, status: device.states.codes.returned })
  const traded = { agentId, memberId, productId }
  await boundDeviceRow(t, traded, { net_state: 1 })
  granted(await askPayIn(t, { id: t.world.user.trade_admin, post: await t.as('trade_admin') }, agentId, 10_000))
  await makeDeposits(t, traded)
  await makePieces(t, agentId)
  await makeTerminalRepairs(t, traded)
  await makeDifference(t, traded)
}

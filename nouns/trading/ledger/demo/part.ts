import { openAccounts } from '@shouya/server/core/ledger/openAccounts.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import type { Kysely } from 'kysely'
import { paper } from '../../demo/paper.ts'
import { staffOf } from '../../demo/staff.ts'
import { member } from '../../member/noun.ts'
import { agreeQuotas } from './agreeQuotas.ts'
import { groundOf } from './ground.ts'
import { numberRecords } from './numberRecords.ts'
import { packageRows } from './packages.ts'
import { activationRows } from './planActivations.ts'
import { planAuthorizations } from './planAuthorizations.ts'
import { planTrading } from './planTrading.ts'
import { reserveGoods } from './reserveGoods.ts'
import { bindingRows, deviceRows } from './rowsOfDevices.ts'
import { memberRows, memberSecrets } from './rowsOfMembers.ts'
import { postJournal } from './storeLedger.ts'
import { storeUses } from './storeUses.ts'

export const part: DemoPart = {
  title: 'members, devices, orders and their ledger',
  after: ['trading', 'trading/agent'],
  tables: [
    ...(['agent_product', 'member', 'member_secret', 'device', 'device_event', 'member_device'] as const),
    ...(['use_log', 'use_seq', 'use_month', 'cash_pledge', 'recharge_package', 'recharge_order', 'payment'] as const),
    'payment_refund',
    ...(['trade_order', 'order_line', 'order_delivery', 'order_delivery_line', 'order_flow'] as const),
    ...(['order_refund', 'order_refund_line'] as const),
    ...(['payment_notice', 'consume_balance', 'consume_balance_log', 'agent_transfer'] as const),
    ...(['ledger_txn', 'ledger_entry', 'ledger_hold'] as const),
  ],
  fill: fillTrading,
}

const { normal, frozen, canceled } = member.states.codes
/** Those whose accounts were opened at their approval. */
const approved: readonly number[] = [normal, frozen, canceled]

/** Members, terminals and what was traded with them, with the ledger of it. */
async function fillTrading(tx: Kysely<DB>, { units, people, days, services }: Ground) {
  const [bank] = units
  if (!bank) throw new Error('no unit')
  const staff = staffOf(people)
  const ground = await groundOf(tx)
  const papers = await photoBook(tx, await services.files.put(paper()))
  const paperOf = (table: 'member' | 'cash_pledge' | 'agent_transfer' | 'trade_order') => (at: number, id: number) =>
    papers.add(staff.service, at, { table, id })
  const plan = planTrading(ground, staff, days, {
    ...{ damage: paperOf('cash_pledge'), voucher: paperOf('agent_transfer'), receipt: paperOf('trade_order') },
  })
  const { members, devices, bindings, uses, deposits, recharges, passedOn, orders, transfers } = plan

  await insertRows(tx, 'member', memberRows(plan, staff, services.keys, paperOf('member')))
  await insertRows(tx, 'file', papers.rows())
  await insertRows(tx, 'member_secret', memberSecrets(members, services.keys))
  await openAccounts(
    tx as unknown as Kysely<Unscoped>,
    'member',
    members.filter(({ status }) => approved.includes(status)).map(({ id }) => id),
    new Date(days.at(-300, 9 * 60)),
  )
  const ledger = await postJournal(tx, plan.journal)
  const paid = await numberRecords(tx, bank.dept_code, plan, staff.cashier)

  await insertRows(tx, 'agent_product', activationRows(ground.agents, ground.products, days, staff))
  const reported = { stocks: recharges.stocks, totals: uses.totals, arrears: plan.arrears }
  const lives = deviceRows(devices, reported, days, staff)
  await insertRows(tx, 'device', lives.rows)
  await insertRows(tx, 'device_event', lives.events)
  await insertRows(tx, 'member_device', bindingRows(bindings, deposits.figures, staff))
  await storeUses(tx, uses.rows.map(without('start', 'end')))
  await insertRows(tx, 'cash_pledge', deposits.rows.map(without('at', 'origin')))
  await insertRows(tx, 'recharge_package', packageRows(staff, days.at(-200, 10 * 60)))
  await insertRows(tx, 'recharge_order', recharges.rows.map(without('at', 'expire')))
  await insertRows(tx, 'payment', paid.payments)
  await insertRows(tx, 'payment_refund', paid.refunds)
  await insertRows(tx, 'payment_notice', paid.notices)
  await insertRows(tx, 'trade_order', orders.rows.map(without('at')))
  await insertRows(tx, 'order_line', orders.lines)
  await insertRows(tx, 'order_delivery', orders.deliveries)
  await insertRows(tx, 'order_delivery_line', orders.deliveryLines)
  await insertRows(tx, 'order_refund', orders.refunds)
  await insertRows(tx, 'order_refund_line', orders.refundLines)
  await insertRows(tx, 'order_flow', orders.flow)
  await insertRows(tx, 'agent_transfer', transfers.rows.map(without('at')))
  const authorizations = planAuthorizations.rows(passedOn, orders.granted, orders.rows, staff, days)
  await insertRows(tx, 'consume_balance', authorizations.balances)
  await insertRows(tx, 'consume_balance_log', authorizations.logs)
  await reserveGoods(tx)
  await agreeQuotas(tx)
  await ledger.store()
  return {
    ...{ members: members.length, terminals: devices.length, 'trade orders': orders.rows.length },
    ...{ recharges: recharges.rows.length, 'deposit records': deposits.rows.length, uses: uses.rows.length },
    postings: ledger.transactions,
  }
}

/** A row without what only its plan needs. */
const without =
  (...names: readonly string[]) =>
  (row: Record<string, unknown>): object =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

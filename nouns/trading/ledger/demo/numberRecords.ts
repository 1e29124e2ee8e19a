import type { NumberPrefix } from '@shouya/server/core/numbers/nextNumber.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import { openSerials } from '@shouya/server/demo/openSerials.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import type { Kysely } from 'kysely'
import { agentTransfer } from '../../agentTransfer/noun.ts'
import { order } from '../../order/noun.ts'
import { paymentPrefix } from '../../payment/noun.ts'
import { pledge } from '../../pledge/noun.ts'
import { recharge } from '../../recharge/noun.ts'
import { depositPayments } from './depositPayments.ts'
import { oddPayments } from './oddPayments.ts'
import type { TradePlan } from './planTrading.ts'
import { rechargePayments } from './rechargePayments.ts'

type Row = Record<string, unknown> & { readonly at: number }

const inTime = <R extends Row>(rows: readonly R[]): R[] => rows.toSorted((a, b) => a.at - b.at)
const searched = (...words: readonly unknown[]): string => words.filter(Boolean).join(' ').toLowerCase()

/**
 * Gives deposit records, recharges, orders and transfers of agents their numbers in the order of their time, and the words by which they
 * are found; answers the payments through a provider, which have numbers too.
 */
export async function numberRecords(
  tx: Kysely<DB>,
  unitCode: string,
  { members, devices, deposits, recharges, orders, transfers }: TradePlan,
  cashier: Person,
) {
  const serials = await openSerials(tx, [
    order.prefix,
    recharge.prefix,
    pledge.prefix,
    agentTransfer.prefix,
    paymentPrefix,
  ])
  const numberAt = (prefix: NumberPrefix, at: number) => serials.next(prefix, localText(at).slice(0, 10), unitCode)
  const numbered = (prefix: NumberPrefix, { at }: Row) => numberAt(prefix, at)
  const memberNames = new Map<unknown, string>(members.map(({ id, name }) => [id, name]))
  const deviceNos = new Map<unknown, string>(devices.map(({ id, no }) => [id, no]))
  const numbers = new Map<unknown, string>()
  for (const row of inTime(deposits.rows)) {
    const pledge_no = numbered(pledge.prefix, row)
    numbers.set(row.id, pledge_no)
    row.pledge_no = pledge_no
    row.search_text = searched(pledge_no, memberNames.get(row.member_id), deviceNos.get(row.device_id))
  }
  for (const row of deposits.rows) if (row.origin) row.origin_pledge_no = numbers.get(row.origin)
  for (const row of inTime(recharges.rows)) {
    const bill_no = numbered(recharge.prefix, row)
    const words = [memberNames.get(row.member_id), deviceNos.get(row.device_id), row.package_name]
    Object.assign(row, { bill_no, search_text: searched(bill_no, ...words) })
  }
  for (const row of inTime(orders.rows)) {
    const bill_no = numbered(order.prefix, row)
    Object.assign(row, { bill_no, search_text: searched(bill_no, row.buyer_name, row.contact_name, row.phone) })
  }
  for (const row of inTime(transfers.rows)) {
    const bill_no = numbered(agentTransfer.prefix, row)
    Object.assign(row, { bill_no, search_text: searched(bill_no, row.agent_name, row.trade_no) })
  }
  const paymentAt = (at: number) => numberAt(paymentPrefix, at)
  const odd = oddPayments(recharges.rows, paymentAt, cashier)
  const bought = rechargePayments(recharges.rows, paymentAt, {
    payment: odd.payments.length + 1,
    notice: odd.notices.length + 1,
  })
  const online = depositPayments(deposits.payments, paymentAt, {
    payment: odd.payments.length + bought.payments.length + 1,
    notice: odd.notices.length + bought.notices.length + 1,
  })
  await serials.store()
  return {
    payments: [...odd.payments, ...bought.payments, ...online.payments],
    notices: [...odd.notices, ...bought.notices, ...online.notices],
    refunds: online.refunds,
  }
}

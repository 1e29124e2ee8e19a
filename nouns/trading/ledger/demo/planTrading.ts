import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Staff } from '../../demo/staff.ts'
import type { TradeGround } from './ground.ts'
import { Journal } from './journal.ts'
import { planArrears } from './planArrears.ts'
import { planAuthorizations } from './planAuthorizations.ts'
import { planDeposits } from './planDeposits.ts'
import { planDevices } from './planDevices.ts'
import { planMembers } from './planMembers.ts'
import { planOrders } from './planOrders.ts'
import { planRecharges } from './planRecharges.ts'
import { planTransfers } from './planTransfers.ts'
import { planUses } from './planUses.ts'

export type TradePlan = ReturnType<typeof planTrading>

/**
 * Two months of the trading side (domain 16.1), one after the other: what is bought depends on what is used. All that moves money is in
 * one journal.
 * `paper`: the picture of a damage, for the deposit record of this id, and the bank's receipt, for the transfer or the order of this id.
 */
export function planTrading(
  { agents, products, consumes, needs }: TradeGround,
  staff: Staff,
  days: Calendar,
  paper: Readonly<Record<'damage' | 'voucher' | 'receipt', (at: number, id: number) => number>>,
) {
  const [first, ...others] = agents
  if (!first) throw new Error('no agent is approved')
  const journal = new Journal()
  const members = planMembers([first, ...others], days)
  const { devices, bindings } = planDevices(
    products.filter(({ isTerminal }) => isTerminal),
    [first, ...others],
    members,
    days,
  )
  const arrears = planArrears(bindings)
  const uses = planUses(bindings, needs, journal, days)
  const deposits = planDeposits(bindings, staff, journal, days, paper.damage)
  const recharges = planRecharges(bindings, uses.totals, staff, journal, days)
  const passedOn = planAuthorizations.passedOn(bindings, uses.totals)
  const traded = { agents, products, consumes, devices, bindings, needed: passedOn.byAgent }
  const orders = planOrders(traded, staff, journal, days, paper.receipt)
  const transfers = planTransfers(agents, orders.spent, staff, journal, days, paper.voucher)
  return { journal, members, devices, bindings, arrears, uses, deposits, recharges, passedOn, orders, transfers }
}

import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Staff } from '../../demo/staff.ts'
import type { TradeGround } from './ground.ts'
import { Journal } from './journal.ts'
import { planAuthorizations } from './planAuthorizations.ts'
import { planDeposits } from './planDeposits.ts'
import { planDevices } from './planDevices.ts'
import { planMembers } from './planMembers.ts'
import { planOrders } from './planOrders.ts'
import { planRecharges } from './planRecharges.ts'
import { planUses } from './planUses.ts'

/** Fen that an agent has left of what it has paid in: of DL001 the 12,800 yuan of domain 11.2. */
const leftOf = (agentId: number): number => (agentId === 1 ? 1_280_000 : 500_000)

export type TradePlan = ReturnType<typeof planTrading>

/**
 * Two months of the trading side (domain 16.1), one after the other: what is bought depends on what is used. All that moves money is in
 * one journal.
 * `evidence`: the picture of a damage, for the deposit record of this id.
 */
export function planTrading(
  { agents, products, consumes, needs }: TradeGround,
  staff: Staff,
  days: Calendar,
  evidence: (at: number, pledgeId: number) => number,
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
  const uses = planUses(bindings, needs, journal, days)
  const deposits = planDeposits(bindings, staff, journal, days, evidence)
  const recharges = planRecharges(bindings, uses.totals, staff, journal, days)
  const passedOn = planAuthorizations.passedOn(bindings, uses.totals)
  const traded = { agents, products, consumes, devices, bindings, needed: passedOn.byAgent }
  const orders = planOrders(traded, staff, journal, days)
  // What agents have paid into their goods accounts, before they ordered.
  for (const { id, name } of agents)
    journal.post({
      ...{ at: days.at(-260, 10 * 60), event: 'agent_paid_in', table: 'agent', id, owners: { agent: id } },
      amounts: { amount: (orders.spent.get(id) ?? 0) + leftOf(id) },
      ...{ operator: staff.cashier, memo: `${name} 预付货款` },
    })
  return { journal, members, devices, bindings, uses, deposits, recharges, passedOn, orders }
}

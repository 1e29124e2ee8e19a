import type { Calendar } from '@shouya/server/demo/calendar.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Staff } from '../../demo/staff.ts'
import { device as deviceNoun } from '../../device/noun.ts'
import { order as noun } from '../../order/noun.ts'
import { orderType } from '../../order/rules.ts'
import type { Agent, Consume, Product } from './ground.ts'
import type { Journal } from './journal.ts'
import { OrderBook, type OrderItem } from './orderBook.ts'
import { agentPrices } from './planActivations.ts'
import { type BindingPlan, type DevicePlan, isRunning } from './planDevices.ts'

const ORDERS = 400
const HOUR = 3_600_000
const DAY = 24 * HOUR

const { codes } = noun.states
/** Of orders that are not done: their states, one after the other. */
const unfinished: readonly number[] = [
  ...[codes.paid, codes.approved, codes.delivered, codes.ordered, codes.refunded, codes.canceled, codes.draft],
  ...[codes.paid, codes.delivered, codes.canceled, codes.partly, codes.approved, codes.refunding, codes.canceled],
]
/** What is over has happened at some time, what is open in the last week. */
const over: readonly number[] = [codes.done, codes.canceled, codes.refunded]

type Traded = {
  readonly agents: readonly Agent[]
  readonly products: readonly Product[]
  readonly consumes: readonly Consume[]
  readonly devices: readonly DevicePlan[]
  readonly bindings: readonly BindingPlan[]
  /** Pieces that an agent has passed on, by agent and consumable. */
  readonly needed: ReadonlyMap<string, number>
}

/**
 * Orders in all states (domain 16.1): those by which agents got the devices and consumables that they have, members' leases and renewals,
 * and what is under way.
 */
export function planOrders(
  traded: Traded,
  staff: Staff,
  journal: Journal,
  days: Calendar,
  receipt: (at: number, id: number) => number,
): OrderBook {
  const draw = random('trade orders')
  const book = new OrderBook(staff, journal, days, draw, receipt)
  const priceFor = agentPrices(traded.agents, traded.products)
  orderDevices()
  orderConsumes()
  const leases = traded.bindings.filter((binding) => binding.isLease && isRunning(binding))
  for (const binding of leases.slice(0, 30)) {
    const { leaseFee: price, deposit } = binding.device.product
    const devices = [binding.device]
    const item = { product: binding.device.product, price, qty: 1, months: 12, deposit, devices }
    forMember(orderType.lease, binding, item, binding.since - 3 * DAY)
  }
  for (const binding of leases.slice(30, 45)) {
    const { product } = binding.device
    const item = { product, binding, price: product.leaseFee, qty: 1, months: 3 }
    forMember(orderType.renewal, binding, item, days.at(-draw.int(3, 50), 11 * 60))
  }
  const onSale = traded.products.filter(({ isOnSale }) => isOnSale)
  for (let turn = 0; book.rows.length < ORDERS; turn++) orderMore(turn, onSale)
  return book

  function forMember(type: number, { member }: BindingPlan, item: OrderItem, at: number): void {
    book.place({ type, agent: member.agent, member, items: [item], at, state: codes.done })
  }

  /** The devices that agents have, five to an order. */
  function orderDevices(): void {
    const owned = traded.devices.filter(({ agent, status }) => agent && status !== deviceNoun.states.codes.stock)
    const groups = Map.groupBy(owned, ({ agent, product }) => `${agent?.id} ${product.id}`)
    for (const own of groups.values())
      for (let from = 0; from < own.length; from += 5) {
        const devices = own.slice(from, from + 5)
        const [{ agent, product }] = devices as [DevicePlan & { agent: Agent }]
        const at = Math.min(...devices.map(({ since }) => since)) - 8 * DAY
        const items = [{ product, price: priceFor(agent, product), qty: devices.length, devices }]
        book.place({ type: orderType.devices, agent, items, at, state: codes.done })
      }
  }

  /** The consumables that were passed on, and some more. */
  function orderConsumes(): void {
    for (const [key, pieces] of traded.needed) {
      const [agentId, consumeId] = key.split(' ').map(Number)
      const agent = traded.agents.find(({ id }) => id === agentId)
      const consume = traded.consumes.find(({ id }) => id === consumeId)
      if (!agent || !consume) throw new Error(`no agent or consumable ${key}`)
      const items = [{ consume, price: consume.agentPrice, qty: Math.ceil((pieces * 1.3) / consume.pieces) + 1 }]
      book.place({ type: orderType.consumes, agent, items, at: days.at(-75, 10 * 60), state: codes.done })
    }
  }

  /** Consumables, and before their delivery products, too, in all states; a third of them DL001's. */
  function orderMore(turn: number, onSale: readonly Product[]): void {
    const agent = traded.agents[turn % 3 === 0 ? 0 : turn % traded.agents.length] as Agent
    const consume = traded.consumes[turn % traded.consumes.length] as Consume
    const product = onSale[turn % onSale.length] as Product
    const state = turn % 3 === 0 ? codes.done : (unfinished[Math.floor(turn / 1.5) % unfinished.length] as number)
    const isSent = ([codes.done, codes.delivered, codes.partly] as number[]).includes(state)
    const at = over.includes(state)
      ? days.at(-draw.int(6, 58), draw.int(9 * 60, 17 * 60))
      : days.at(-draw.int(1, 8), draw.int(9 * 60, 11 * 60))
    const items: OrderItem[] = [{ consume, price: consume.agentPrice, qty: draw.int(4, 20) }]
    if (turn % 4 === 1 && !isSent) items.push({ product, price: priceFor(agent, product), qty: draw.int(1, 5) })
    // An order that has just been placed waits for its payment.
    const placed = state === codes.ordered ? days.present - (draw.int(2, 20) * HOUR) / 10 : at
    const type = items.length > 1 ? orderType.devices : orderType.consumes
    const from = backFrom(turn, state)
    book.place({ type, agent, items, at: placed, state, ...(from !== undefined && { back: { qty: 2, from } }) })
  }
}

/** In which state a part of an order is refunded: of some that go on, before or after they were sent, or received. */
function backFrom(turn: number, state: number): number | undefined {
  if (state === codes.approved && turn % 2 === 0) return codes.approved
  if (state !== codes.done || turn % 9 > 0) return undefined
  return [codes.approved, codes.delivered, codes.done][(turn / 9) % 3]
}

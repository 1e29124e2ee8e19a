import { type Calendar, iso } from '@shouya/server/demo/calendar.ts'
import { logType, ownerType } from '../../consumeBalance/noun.ts'
import type { Staff } from '../../demo/staff.ts'
import { order as orderNoun } from '../../order/noun.ts'
import type { BindingPlan } from './planDevices.ts'
import type { UseTotals } from './planUses.ts'

/** Pieces that are passed on at once. */
const PORTION = 100
/** What is left below which an owner is warned. */
const WARN = 20

type Passed = {
  readonly agentId: number
  readonly deviceId: number
  readonly consumeId: number
  readonly qty: number
  readonly used: number
}

/** What agents have passed on to their devices: what these have used up, and some more. */
function passedOn(bindings: readonly BindingPlan[], totals: ReadonlyMap<number, UseTotals>) {
  const passed = bindings
    .filter(({ until }) => until === null)
    .flatMap(({ device, member }): Passed[] =>
      [...(totals.get(device.id)?.consumed ?? [])].map(([consumeId, used]) => ({
        ...{ agentId: member.agent.id, deviceId: device.id, consumeId, used },
        // KG24A0000017 has few left (domain 11.6).
        qty: device.no === 'KG24A0000017' ? used + 6 : Math.ceil((used + 30) / PORTION) * PORTION,
      })),
    )
  const byAgent = new Map<string, number>()
  for (const { agentId, consumeId, qty } of passed) {
    const key = `${agentId} ${consumeId}`
    byAgent.set(key, (byAgent.get(key) ?? 0) + qty)
  }
  return { passed, byAgent }
}

/** A change of a balance. */
type Step = {
  readonly type: number
  readonly isMore: boolean
  readonly qty: number
  readonly at: number
  readonly record: readonly [table: string, id: number]
}
type Owner = { readonly type: number; readonly id: number; readonly agentId: number }

/** The balances and each change of them, as `changeBalance` would have left them; uses are told in sums of some days. */
function rows(
  { passed, byAgent }: ReturnType<typeof passedOn>,
  granted: ReadonlyMap<string, number>,
  orders: readonly Record<string, unknown>[],
  { operator }: Staff,
  days: Calendar,
) {
  const balances: object[] = []
  const logs: object[] = []
  const grantedAt = days.at(-70, 11 * 60)
  const passedAt = days.at(-62, 10 * 60)
  const orderOf = (agentId: number) =>
    Number(orders.find((order) => order.agent_id === agentId && order.status === orderNoun.states.codes.done)?.id)
  for (const [key, qty] of granted) {
    const [agentId = 0, consumeId = 0] = key.split(' ').map(Number)
    const gone = byAgent.get(key) ?? 0
    const record = ['consume_balance', agentId] as const
    open({ type: ownerType.agent, id: agentId, agentId }, consumeId, [
      { type: logType.order, isMore: true, qty, at: grantedAt, record: ['trade_order', orderOf(agentId)] },
      { type: logType.passedOn, isMore: false, qty: gone, at: passedAt, record },
    ])
  }
  for (const { agentId, deviceId, consumeId, qty, used } of passed) {
    const got: Step = { type: logType.received, isMore: true, qty, at: passedAt, record: ['consume_balance', agentId] }
    open({ type: ownerType.device, id: deviceId, agentId }, consumeId, [got, ...usedUp(deviceId, used, days)])
  }
  return { balances, logs }

  function open(owner: Owner, consume_id: number, wanted: readonly Step[]): void {
    const id = balances.length + 1
    const steps = wanted.filter(({ qty }) => qty > 0)
    let quantity = 0
    for (const { type, isMore, qty, at, record } of steps) {
      const before = quantity
      quantity += isMore ? qty : -qty
      logs.push({
        ...{ id: logs.length + 1, balance_id: id, type, direction: isMore ? 1 : 2, qty, before, after: quantity },
        ...{ biz_type: record[0], biz_id: record[1], idem_key: `demo:${id}:${logs.length + 1}` },
        ...{ operator_id: operator.id, operator_name: operator.real_name, create_time: iso(at) },
      })
    }
    const sum = (more: boolean) =>
      steps.filter(({ isMore }) => isMore === more).reduce((total, { qty }) => total + qty, 0)
    balances.push({
      ...{ id, owner_type: owner.type, owner_id: owner.id, agent_id: owner.agentId, consume_id, quantity, frozen: 0 },
      ...{ granted: sum(true), used: sum(false), warn_quantity: WARN, create_time: iso(grantedAt) },
      ...{ last_change: iso(steps.at(-1)?.at ?? grantedAt), version: steps.length },
    })
  }
}

/** What a device has used up, in equal parts every ten days. */
function usedUp(deviceId: number, used: number, days: Calendar): Step[] {
  const moments = [-50, -40, -30, -20, -10].map((day) => days.at(day, 18 * 60))
  const part = Math.floor(used / (moments.length + 1))
  return [...moments, days.until].map((at, index) => ({
    ...{ type: logType.used, isMore: false, at, record: ['device', deviceId] },
    qty: index < moments.length ? part : used - part * moments.length,
  }))
}

export const planAuthorizations = { passedOn, rows }

import { type Calendar, iso } from '@shouya/server/demo/calendar.ts'
import { logType, ownerType } from '../../consumeBalance/noun.ts'
import type { Staff } from '../../demo/staff.ts'
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

/** The balances and each change of them, as `changeBalance` would have left them. */
function rows(
  { passed, byAgent }: ReturnType<typeof passedOn>,
  granted: ReadonlyMap<string, number>,
  orders: readonly Record<string, unknown>[],
  { operator }: Staff,
  days: Calendar,
) {
  const balances: Record<string, unknown>[] = []
  const logs: object[] = []
  const grantedAt = days.at(-70, 11 * 60)
  const passedAt = days.at(-62, 10 * 60)
  const usedAt = days.until
  const open = (
    owner: number,
    ownerId: number,
    agentId: number,
    consumeId: number,
    steps: readonly (readonly [
      type: number,
      isMore: boolean,
      qty: number,
      at: number,
      record: string,
      recordId: number,
    ])[],
  ) => {
    const id = balances.length + 1
    let quantity = 0
    for (const [type, isMore, qty, at, table, recordId] of steps) {
      if (qty === 0) continue
      const before = quantity
      quantity += isMore ? qty : -qty
      logs.push({
        ...{ id: logs.length + 1, balance_id: id, type, direction: isMore ? 1 : 2, qty, before, after: quantity },
        ...{ biz_type: table, biz_id: recordId, idem_key: `demo:${id}:${logs.length + 1}`, operator_id: operator.id },
        ...{ operator_name: operator.real_name, memo: null, create_time: iso(at) },
      })
    }
    const sum = (isMore: boolean) => steps.reduce((total, step) => total + (step[1] === isMore ? step[2] : 0), 0)
    balances.push({
      ...{ id, owner_type: owner, owner_id: ownerId, agent_id: agentId, consume_id: consumeId, quantity, frozen: 0 },
      ...{
        granted: sum(true),
        used: sum(false),
        warn_quantity: WARN,
        last_change: iso(steps.at(-1)?.[3] ?? grantedAt),
      },
      ...{ create_time: iso(grantedAt), version: steps.length },
    })
  }
  const orderOf = (agentId: number) =>
    Number(orders.find((order) => order.agent_id === agentId && order.status === 5)?.id ?? 1)
  for (const [key, qty] of granted) {
    const [agentId = 0, consumeId = 0] = key.split(' ').map(Number)
    open(ownerType.agent, agentId, agentId, consumeId, [
      [logType.order, true, qty, grantedAt, 'trade_order', orderOf(agentId)],
      [logType.passedOn, false, byAgent.get(key) ?? 0, passedAt, 'consume_balance', agentId],
    ])
  }
  for (const { agentId, deviceId, consumeId, qty, used } of passed)
    open(ownerType.device, deviceId, agentId, consumeId, [
      [logType.received, true, qty, passedAt, 'consume_balance', agentId],
      [logType.used, false, used, usedAt, 'device', deviceId],
    ])
  return { balances, logs }
}

export const planAuthorizations = { passedOn, rows }

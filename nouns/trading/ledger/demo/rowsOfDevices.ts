import { addDays } from '@shouya/server/core/time/local.ts'
import { type Calendar, iso, localText } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import { entered, type Staff } from '../../demo/staff.ts'
import { deposit } from '../../deposit/noun.ts'
import { device as noun } from '../../device/noun.ts'
import { UNPAID } from '../../device/rules.ts'
import { bindType } from '../../memberDevice/noun.ts'
import { type Arrears, stoppedAt, unpaidSince } from './planArrears.ts'
import type { DepositFigures } from './planDeposits.ts'
import type { BindingPlan, DevicePlan } from './planDevices.ts'
import type { MemberPlan } from './planMembers.ts'
import type { Stock } from './planRecharges.ts'
import type { UseTotals } from './planUses.ts'

const deviceStatus = noun.states.codes
const depositStatus = deposit.states.codes
const DAY = 86_400_000
const HOUR = 3_600_000

/** Why a device is out of use. */
const reasons: Readonly<Record<number, string>> = {
  [deviceStatus.disabled]: '余额不足超过七天，自动停用',
  [deviceStatus.returned]: '租期届满退回',
  [deviceStatus.scrapped]: '主板进水，无修复价值',
}

type Reported = {
  readonly stocks: ReadonlyMap<number, Stock>
  readonly totals: ReadonlyMap<number, UseTotals>
  /** Members whose devices the clock has stopped. */
  readonly arrears: ReadonlyMap<number, Arrears>
}

/** Devices as their terminals have reported themselves, and the steps of their lives. */
export function deviceRows(devices: readonly DevicePlan[], reported: Reported, days: Calendar, staff: Staff) {
  const draw = random('trade device rows')
  const { operator, service } = staff
  const rows = devices.map((device) => {
    const { id, no, product, status, agent, member, since } = device
    const made = since - 20 * DAY
    return {
      ...{ id, device_no: no, sn: `SN${no}`, product_id: product.id, agent_id: agent?.id, member_id: member?.id },
      ...{ batch_no: `B${localText(made).slice(0, 7).replace('-', '')}`, firmware: `1.${4 + (id % 3)}.${id % 7}` },
      ...placeOf(member, draw),
      par: Object.fromEntries(product.params.flatMap(({ key, default: own }) => (own === null ? [] : [[key, own]]))),
      ...heard(device, days, draw),
      ...used(device, reported),
      ...(member && {
        ...{ lock_state: 1, activate_time: iso(since + HOUR) },
        warranty_end: addDays(localText(since).slice(0, 10), product.warrantyMonths * 30),
      }),
      ...{ status, status_reason: reasons[status], status_user_id: operator.id, status_user_name: operator.real_name },
      status_time: iso(since + (status >= deviceStatus.repair ? 12 * DAY : 2 * HOUR)),
      ...(isStopped(device, reported) && stoppedByClock(device)),
      ...entered(service, made),
    }
  })
  const events = devices
    .flatMap((device) => stepsOf(device, operator, isStopped(device, reported)))
    .sort((a, b) => a.at - b.at)
  return { rows, events: events.map(({ at, ...event }, index) => ({ id: index + 1, ...event, create_time: iso(at) })) }
}

const isStopped = ({ member }: DevicePlan, { arrears }: Reported): boolean => member !== null && arrears.has(member.id)

const stoppedByClock = (device: DevicePlan) => ({
  ...{ status_reason: UNPAID, status_user_id: null, status_user_name: null },
  ...{ unpaid_since: iso(unpaidSince(device)), status_time: iso(stoppedAt(device)) },
})

/** Somewhere in the town of the member. */
function placeOf(member: MemberPlan | null, draw: Random) {
  if (!member) return {}
  const [, city_code, lng, lat] = member.town
  const near = (degrees: number) => Number((degrees + (draw.next() - 0.5) / 8).toFixed(6))
  return { install_address: member.street, city_code, lng: near(lng), lat: near(lat) }
}

function heard({ online, member }: DevicePlan, days: Calendar, draw: Random) {
  if (online) return { net_state: 1, last_online: iso(days.now - draw.int(5, 400) * 1000) }
  return { net_state: 0, ...(member && { last_online: iso(days.now - draw.int(2, 90) * HOUR) }) }
}

function used({ id }: DevicePlan, { stocks, totals }: Reported) {
  const [total, stock] = [totals.get(id), stocks.get(id)]
  return {
    ...{ use_count: total?.uses ?? 0, remain_times: stock?.times ?? 0 },
    ...(stock?.end && { package_end: iso(stock.end) }),
    ...(total && { last_use_time: iso(total.last) }),
  }
}

/** How a device came to its state. */
function stepsOf(device: DevicePlan, operator: Person, isStopped: boolean) {
  const { id, status, agent, member, since } = device
  const { stock, assigned, activated, running, disabled } = deviceStatus
  const step = (action: string, from_status: number | null, to_status: number, at: number, note?: string) => ({
    ...{ device_id: id, action, from_status, to_status, note, at, user_id: operator.id, user_name: operator.real_name },
  })
  return [
    step('add', null, stock, since - 20 * DAY),
    ...(agent ? [step('assign', stock, assigned, since - 5 * DAY, agent.name)] : []),
    ...(member
      ? [step('bind', assigned, assigned, since, member.name), step('activate', assigned, activated, since + HOUR)]
      : []),
    ...(isStopped
      ? [{ ...step(UNPAID, activated, disabled, stoppedAt(device), UNPAID), user_id: null, user_name: null }]
      : []),
    ...(status === running ? [step('start', activated, running, since + 2 * HOUR)] : []),
  ]
}

/** To whom devices are and were bound, with what became of the deposits. */
export const bindingRows = (
  bindings: readonly BindingPlan[],
  figures: ReadonlyMap<number, DepositFigures>,
  { service, operator }: Staff,
): object[] =>
  bindings.map(({ id, device, member, isLease, since, until }) => ({
    ...{
      id,
      agent_id: member.agent.id,
      device_id: device.id,
      member_id: member.id,
      bind_type: isLease ? bindType.lease : bindType.sale,
    },
    ...{ bind_time: iso(since), ...leased(isLease, since), ...deposited(figures.get(id)) },
    ...returned(until, operator),
    ...entered(service, since),
  }))

const leased = (isLease: boolean, since: number) => {
  const day = localText(since).slice(0, 10)
  return isLease ? { lease_begin: day, lease_end: addDays(day, 365) } : { lease_begin: null, lease_end: null }
}

const deposited = (
  figure: DepositFigures = { due: 0, paid: 0, deducted: 0, refunded: 0, status: depositStatus.none },
) => ({
  ...{ deposit_due: figure.due, deposit_paid: figure.paid, deposit_deducted: figure.deducted },
  ...{ deposit_refunded: figure.refunded, deposit_status: figure.due > 0 ? figure.status : depositStatus.none },
})

const returned = (until: number | null, { id }: Staff['operator']) =>
  until === null
    ? {
        ...{ unbind_time: null, unbind_reason: null, inspect_time: null, inspect_user_id: null, inspect_note: null },
        status: 1,
      }
    : {
        ...{ unbind_time: iso(until), unbind_reason: '租期届满', inspect_time: iso(until + HOUR) },
        ...{ inspect_user_id: id, inspect_note: '外观完好，功能正常', status: 0 },
      }

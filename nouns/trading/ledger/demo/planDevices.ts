import type { Calendar } from '@shouya/server/demo/calendar.ts'
import { random } from '@shouya/server/demo/random.ts'
import { device as noun } from '../../device/noun.ts'
import { member as memberNoun } from '../../member/noun.ts'
import { saleMode } from '../../product/rules.ts'
import type { Agent, Product } from './ground.ts'
import type { MemberPlan } from './planMembers.ts'

const DEVICES = 600
const deviceStatus = noun.states.codes
const memberStatus = memberNoun.states.codes

export type DevicePlan = {
  readonly id: number
  readonly no: string
  readonly product: Product
  readonly status: number
  readonly agent: Agent | null
  readonly member: MemberPlan | null
  readonly online: boolean
  readonly since: number
}

export type BindingPlan = {
  readonly id: number
  readonly device: DevicePlan
  readonly member: MemberPlan
  readonly isLease: boolean
  readonly since: number
  /** When it came back. */
  readonly until: number | null
  /** The deposit is paid when the device is activated. */
  readonly isPaid: boolean
}

/** A lease or sale of now whose device works. */
export const isRunning = ({ device, until }: BindingPlan): boolean =>
  until === null && device.status === deviceStatus.running

/** The states of the devices of a product, by their number: most are running. */
const states = [
  ...Array<number>(11).fill(deviceStatus.running),
  ...Array<number>(3).fill(deviceStatus.activated),
  ...[deviceStatus.assigned, deviceStatus.assigned, deviceStatus.stock, deviceStatus.stock],
] as const

/** The samples of domain 11.5 and 11.8 by their numbers. */
const samples: Readonly<Record<string, number>> = {
  KG24A0000009: deviceStatus.running,
  KG24A0000017: deviceStatus.running,
  VT2B0000003: deviceStatus.activated,
  HT5C0000021: deviceStatus.activated,
}
const letters: Readonly<Record<string, string>> = { 'KG-24': 'A', 'VT-2': 'B', 'HT-5': 'C' }

/** Of sixty devices of a product, these are out of use. */
const rare: Readonly<Record<number, number>> = {
  ...{ 13: deviceStatus.disabled, 26: deviceStatus.returned, 34: deviceStatus.activated, 47: deviceStatus.disabled },
  ...{ 52: deviceStatus.scrapped, 58: deviceStatus.returned },
}

const bound: readonly number[] = [...[deviceStatus.activated, deviceStatus.running, deviceStatus.disabled]]

/** The number of a device, as its product and letter say. */
function numberOf(product: Product, index: number, number: number): string {
  const letter = letters[product.code] ?? String.fromCharCode(68 + (index % 9))
  return `${product.code.replaceAll('-', '')}${letter}${String(number).padStart(7, '0')}`
}

/** 600 devices in all states (domain 16.1), and to whom they are and were bound. */
export function planDevices(
  products: readonly Product[],
  agents: readonly [Agent, ...Agent[]],
  members: readonly MemberPlan[],
  days: Calendar,
): { devices: DevicePlan[]; bindings: BindingPlan[] } {
  const draw = random('trade devices')
  const normal = members.filter((member) => member.status === memberStatus.normal)
  const frozen = members.filter((member) => member.status === memberStatus.frozen)
  const shown = normal.find(({ id }) => id === SHOWN_MEMBER)
  let turn = 0
  /** Whose device it is: of those that are out of use, members who are frozen. */
  const ownerOf = (no: string, status: number): MemberPlan | null => {
    if (!bound.includes(status)) return null
    if (no in samples && shown) return shown
    const owners = status === deviceStatus.disabled ? frozen : normal
    return owners[turn++ % owners.length] ?? null
  }
  const isOnline = (no: string, status: number): boolean =>
    status === deviceStatus.running
      ? no in samples || draw.chance(0.96)
      : status === deviceStatus.activated && !(no in samples) && draw.chance(0.6)
  const devices = Array.from({ length: DEVICES }, (_, index): DevicePlan => {
    const product = products[index % products.length] as Product
    const number = Math.floor(index / products.length) + 1
    const no = numberOf(product, index, number)
    const status = samples[no] ?? rare[number] ?? (states[number % states.length] as number)
    const member = ownerOf(no, status)
    const assigned = status === deviceStatus.assigned ? (agents[index % agents.length] ?? null) : null
    const since = days.at(-draw.int(40, 200), 10 * 60)
    return {
      ...{ id: index + 1, no, product, status, member, agent: member?.agent ?? assigned },
      ...{ online: isOnline(no, status), since: Math.max(since, (member?.since ?? 0) + 3 * DAY) },
    }
  })
  const current = devices.flatMap((device, index): BindingPlan[] => {
    const { member, product, since, status } = device
    if (!member) return []
    const isLease =
      product.saleMode === saleMode.lease || (product.saleMode === saleMode.both && (index * 11) % 17 >= SOLD)
    // Some that are out of use are so since their deposit is missing.
    const isPaid = status !== deviceStatus.disabled || index % 2 === 0
    return [{ id: 0, device, member, isLease, since, until: null, isPaid }]
  })
  // Some of what is in stock or came back was leased before.
  const back = devices.filter(
    ({ status, product }) =>
      !bound.includes(status) && status !== deviceStatus.assigned && product.saleMode !== saleMode.sale,
  )
  const ended = back.slice(0, ENDED).map((device, index): BindingPlan => {
    const member = index === 0 && shown ? shown : (normal[(index * 7) % normal.length] as MemberPlan)
    const since = Math.max(member.since + 2 * DAY, days.at(-190 + (index % 40), 10 * 60))
    const until = Math.max(since + 5 * DAY, days.at(-2 - ((index * 3) % 55), 15 * 60))
    return { id: 0, device, member, isLease: true, since, until: Math.min(until, days.at(-1, 15 * 60)), isPaid: true }
  })
  const bindings = [...current, ...ended].sort((a, b) => a.since - b.since)
  return { devices, bindings: bindings.map((binding, index) => ({ ...binding, id: index + 1 })) }
}

const DAY = 86_400_000
/** Leases that have ended. */
const ENDED = 48
/** Of seventeen devices that can be sold or leased. */
const SOLD = 9
/** HY0003, whose devices are the samples. */
const SHOWN_MEMBER = 3

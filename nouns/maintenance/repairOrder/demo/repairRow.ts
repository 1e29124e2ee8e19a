import { searchText } from '@shouya/noun/searchText'
import { iso, localText, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { repairOrder, report } from '../noun.ts'
import { duesFrom, isInWarranty, levelOf, POOR, totalOf, VENDOR_BEARS } from '../rules.ts'
import type { Plan } from './planRepairs.ts'

const status = repairOrder.states.codes
const BRANCH_PAYS = 3
const ON_SITE = 2
const PARTS = 1
/** Fen. */
const LABOR = 8_000
/** The bank's own, where no vendor has it. */
const ownLevel = { respond_hours: 2, arrive_hours: 8, repair_hours: 24 }

type Named = { id: number; real_name: string; ip: string }
export type Vendor = {
  id: number
  company_name: string
  levels: Readonly<Record<number, { respond_hours: number; arrive_hours: number; repair_hours: number }>>
  engineer: (Named & { phone: string; contact_id: number }) | null
}
const text = (at: number | null) => (at === null ? null : localText(at))
const signOf = (by: Named, at: number) =>
  ({ user_id: by.id, name: by.real_name, time: localText(at), method: 2, img_url: null, ip: by.ip }) as const

/** The state that an order has come to. */
function stateOf({ device, acceptedAt, suspendedAt, fixedAt, confirmedAt, ratedAt }: Plan): number {
  if (device.company_id === null) return status.waiting
  if (acceptedAt === null) return status.dispatched
  if (fixedAt === null) return suspendedAt === null ? status.working : status.suspended
  if (confirmedAt === null) return status.confirming
  return ratedAt === null ? status.rating : status.done
}

/** The row of an order with its parts and its flow. */
export function repairRow(plan: Plan, id: number, bill_no: string, vendor: Vendor | null) {
  const reported = reportOf(plan, bill_no)
  const { parts, ...fixed } = fixOf(plan, vendor)
  const content = { ...reported, ...fixed, fix_time: text(plan.fixedAt), items: parts }
  const row = {
    ...{ id, biz_type: 1, source: plan.source },
    ...reported,
    ...serviceOf(plan, vendor),
    ...fixed,
    ...endOf(plan),
    contact_name: plan.team.safety.real_name,
    contact_phone: `1990000${String(1000 + (id % 9000))}`,
    request_hash: signedHash(report, reported, TIMEZONE),
    sign_hash: plan.fixedAt === null ? null : signedHash(repairOrder, content, TIMEZONE),
    status: stateOf(plan),
    search_text: searchText(repairOrder, { ...reported, ...fixed, company_name: vendor?.company_name ?? null }),
    version: 1,
  }
  return { row, parts: parts.map((part) => ({ ...part, order_id: id })), steps: stepsOf(plan, id, vendor) }
}

/** What the outlet has signed, and who that was. */
function reportOf({ team: { unit, safety }, device, kind, at, order_type, urgency }: Plan, bill_no: string) {
  return {
    ...{ bill_no, dept_id: unit.id, dept_name: unit.dept_name, equipment_id: device.id, device_no: device.equip_no },
    ...{ device_name: device.name, device_type: device.device_type, location: device.location },
    ...{ order_type, fault_type: kind.fault_type, fault_desc: kind.fault_desc, fault_photos: [] as number[], urgency },
    request_sign: signOf(safety, at),
    ...{ create_user_id: safety.id, create_user_name: safety.real_name, create_time: iso(at) },
  }
}

/** To whom it went, until when, and how far that is. */
function serviceOf({ at, urgency, acceptedAt, arrivedAt, suspendedAt }: Plan, vendor: Vendor | null) {
  const dues = duesFrom(new Date(at), vendor?.levels[urgency] ?? ownLevel)
  const isHeld = suspendedAt !== null
  return {
    ...{ company_id: vendor?.id ?? null, company_name: vendor?.company_name ?? null },
    ...{ contact_id: vendor?.engineer?.contact_id ?? null, engineer_phone: vendor?.engineer?.phone ?? null },
    ...{ auto_dispatched: vendor !== null, dispatch_time: vendor && iso(at) },
    ...{ respond_due: dues.respond_due.toISOString(), arrive_due: dues.arrive_due.toISOString() },
    ...{ fix_due: dues.fix_due.toISOString(), accept_time: iso(acceptedAt), arrive_time: iso(arrivedAt) },
    accept_user_id: acceptedAt === null ? null : (vendor?.engineer?.id ?? null),
    ...{ suspend_kind: isHeld ? PARTS : null, suspend_time: iso(suspendedAt) },
    suspend_reason: isHeld ? '配件已订货，预计三日内到' : null,
  }
}

const unfixed = {
  ...{ total_fee: null, labor_fee: null, fee_bearer: null, deal_type: null, fault_reason: null, deal_desc: null },
  ...{ fix_photos: [] as number[], fix_user_id: null, fix_user_name: null, fix_time: null, fix_sign: null },
  ...{ rework_count: 0, rework_reason: null },
}

/** How it was repaired, and what that has cost. */
function fixOf({ device, kind, at, fixedAt, isRework }: Plan, vendor: Vendor | null) {
  const engineer = vendor?.engineer ?? null
  const in_warranty = isInWarranty(device.warranty_end, localText(at).slice(0, 10))
  const named = { in_warranty, engineer_name: engineer?.real_name ?? null }
  if (fixedAt === null || !engineer) return { ...unfixed, ...named, parts: [] }
  const [name, spec, price] = kind.part ?? ['', '', 0]
  const parts = kind.part ? [{ seq: 1, name, spec, qty: 1, price: price * 100, under_warranty: false }] : []
  const total_fee = totalOf(parts, LABOR, in_warranty)
  return {
    ...named,
    ...{ parts, total_fee, labor_fee: LABOR, fee_bearer: in_warranty ? VENDOR_BEARS : BRANCH_PAYS },
    ...{ deal_type: ON_SITE, fault_reason: kind.fault_reason, deal_desc: kind.deal_desc, fix_photos: [] as number[] },
    ...{ fix_user_id: engineer.id, fix_user_name: engineer.real_name, fix_time: iso(fixedAt) },
    fix_sign: signOf(engineer, fixedAt),
    ...{ rework_count: isRework ? 1 : 0, rework_reason: isRework ? '修复后再次出现同样故障' : null },
  }
}

/** What the outlet has said of it. */
function endOf({ team: { leader }, confirmedAt, ratedAt, marks }: Plan) {
  const isConfirmed = confirmedAt !== null
  const [quality, attitude, speed] = ratedAt === null ? [null, null, null] : marks
  const level = ratedAt === null ? null : levelOf(marks)
  return {
    ...{ confirm_time: iso(confirmedAt), confirm_sign: isConfirmed ? signOf(leader, confirmedAt) : null },
    confirm_user_id: isConfirmed ? leader.id : null,
    confirm_user_name: isConfirmed ? leader.real_name : null,
    ...{ rating_quality: quality, rating_attitude: attitude, rating_speed: speed, rating_level: level },
    rating_note: level === POOR ? '到场晚，维修后仍有异响' : null,
    ...{ rate_time: iso(ratedAt), close_time: iso(ratedAt) },
  }
}

/** The flow of an order, each step with who made it. */
function stepsOf(plan: Plan, order_id: number, vendor: Vendor | null) {
  const { safety, leader } = plan.team
  const engineer = vendor?.engineer ?? null
  const step = (
    action: string,
    from_status: number | null,
    to_status: number,
    at: number,
    by: { id: number; real_name: string } | null,
    role_code: string | null,
    note: string | null = null,
  ) => ({
    ...{ order_id, action, from_status, to_status, role_code, note },
    ...{ user_id: by?.id ?? null, user_name: by?.real_name ?? null, create_time: iso(at) },
  })
  const { waiting, dispatched, working, suspended, confirming, rating, done } = status
  return [
    step('request', null, waiting, plan.at, safety, 'outlet_safety'),
    vendor && step('auto', waiting, dispatched, plan.at, null, null, vendor.company_name),
    plan.acceptedAt && step('accept', dispatched, working, plan.acceptedAt, engineer, 'vendor', engineer?.real_name),
    plan.arrivedAt && step('arrive', working, working, plan.arrivedAt, engineer, 'vendor'),
    plan.suspendedAt && step('suspend', working, suspended, plan.suspendedAt, engineer, 'vendor', '配件已订货'),
    plan.fixedAt && step('fix', working, confirming, plan.fixedAt, engineer, 'vendor', plan.kind.deal_desc),
    plan.confirmedAt && step('confirm', confirming, rating, plan.confirmedAt, leader, 'outlet_leader'),
    plan.ratedAt && step('rate', rating, done, plan.ratedAt, safety, 'outlet_safety'),
  ].filter((each) => each !== null && typeof each === 'object')
}

import { searchText } from '@shouya/noun/searchText'
import { parameters } from '@shouya/server/core/settings/parameters.ts'
import { HOUR, iso, localText, MINUTE, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { moneyBox } from '../noun.ts'
import { direction } from '../rules.ts'
import { countOf, punctuality } from '../server/rules.ts'
import type { Course } from './course.ts'
import type { Stop } from './stopsOf.ts'

export type Box = { id: number; box_no: string; box_type: number }

/** The state of a handover: signed by one of the two, or done. */
export type Made = {
  id: number
  bill_no: string
  team: Team
  stop: Stop
  course: Course
  boxes: readonly Box[]
  /** The person who decides objections. */
  officer: Person
  waits: boolean
}

const status = moneyBox.states.codes
const tolerance = parameters['escort.ontime_tolerance_min'].standard
const refusals = [
  { exception_type: 1, exception_desc: '一名护卫员与押运证照片不符，要求公司更换人员' },
  { exception_type: 2, exception_desc: '车牌与当日排班不一致，公司未事先通知' },
  { exception_type: 6, exception_desc: '临时更换解款员，未收到变更通知' },
]
const signature = ({ id, real_name, ip }: Person, at: number) =>
  ({ user_id: id, name: real_name, time: localText(at), method: 2, img_url: null, ip }) as const

/** Boxes go to the outlet in the morning and on request, and away in the evening. */
const wayOf = ({ shift }: Stop) => (shift === 2 ? direction.collected : direction.delivered)

/** The boxes scanned at the door: the outlet's, each with its own seal, and perhaps an unknown one. */
export function itemsOf({ id, stop, course, boxes }: Made) {
  const seal = (at: number) => `FQ${String(400_000 + id * 5 + at)}`
  const intact = { direction: wayOf(stop), seal_ok: 1, lock_ok: 1, scan_method: 1, amount_declared: null, remark: null }
  const own = boxes.map((box, at) => ({
    ...intact,
    box_id: box.id,
    box_no: box.box_no,
    box_type: box.box_type,
    seal_no: seal(at),
    matched: 1,
  }))
  const stray = {
    ...intact,
    box_id: null,
    box_no: `LS-${String(id).padStart(5, '0')}`,
    box_type: null,
    seal_no: seal(boxes.length),
    matched: 4,
  }
  return (course.stray ? [...own, stray] : own).map((item) => ({
    money_box_id: id,
    ...item,
    seal_day: stop.day,
    seal_company_id: stop.company,
  }))
}

/** The crew, identified and with valid papers. */
export const crewOf = ({ id, stop, team, course }: Made) =>
  stop.crew.map((member, seq) => ({
    money_box_id: id,
    seq,
    ...member,
    pass_card_no: null,
    verify_method: member.duty_type === 3 ? 4 : 1,
    photo_match: 1,
    cert_valid: true,
    cert_reasons: [],
    is_temp: false,
    verify_time: iso(course.begunAt + MINUTE),
    verify_user_id: team.safety.id,
  }))

const head = ({ id, bill_no, stop, team }: Made) => ({
  id,
  bill_no,
  biz_date: stop.day,
  dept_id: team.unit.id,
  dept_name: team.unit.dept_name,
  handover_type: stop.shift,
  plan_id: stop.plan_id,
  route_id: stop.route_id,
  route_name: stop.route_name,
  escort_company_id: stop.company,
  escort_company_name: stop.company_name,
  car_id: stop.car_id,
  plate_no: stop.plate_no,
  create_user_id: team.safety.id,
  create_user_name: team.safety.real_name,
})

const plannedAt = ({ stop, course }: Made) => {
  const day = new Date(course.arrivedAt + 8 * HOUR).toISOString().slice(0, 10)
  return Date.parse(`${day}T00:00:00Z`) - 8 * HOUR + stop.minutes * MINUTE
}

/** A handover as a row of the register, with its due signatures. */
export function handoverRow(made: Made) {
  const { team, stop, course, waits, officer } = made
  const items = itemsOf(made)
  const crew = crewOf(made)
  const cashier = stop.crew.find(({ duty_type }) => duty_type === 3) ?? stop.crew[0]
  const own = head(made)
  const content = {
    ...own,
    arrive_time: localText(course.arrivedAt),
    begin_time: localText(course.begunAt),
    vehicle_ok: 1,
    place_ok: true,
    bank_user1_id: team.safety.id,
    bank_user2_id: team.teller.id,
    guard_staff_id: null,
    is_consistent: !course.stray,
    diff_reason: course.stray ? '多送一只无编号款箱，已当场退回押运人员' : null,
    photos: [],
    oa_examine_id: null,
    special_approve_no: null,
    backfill_reason: null,
    remark: null,
  }
  const names = {
    crew_names: stop.crew.map(({ name }) => name).join('、'),
    bank_user1_name: team.safety.real_name,
    bank_user2_name: team.teller.real_name,
  }
  const disputed = course.disputed && !waits
  const person = (prefix: string, who: Person, at: number) => ({
    [`${prefix}_user_id`]: disputed ? who.id : null,
    [`${prefix}_user_name`]: disputed ? who.real_name : null,
    [`${prefix}_time`]: disputed ? iso(at) : null,
  })
  const escort = {
    ...signature(team.safety, course.signedAt),
    name: cashier?.name ?? '',
    staff_id: cashier?.staff_id ?? 0,
  }
  return {
    ...content,
    ...names,
    ...punctuality(new Date(course.arrivedAt), new Date(plannedAt(made)), tolerance),
    status: waits ? status.verified : status.done,
    plan_time: iso(plannedAt(made)),
    arrive_time: iso(course.arrivedAt),
    begin_time: iso(course.begunAt),
    end_time: waits ? null : iso(course.signedAt),
    leave_time: waits ? null : iso(course.leftAt),
    out_count: countOf(items, direction.delivered),
    in_count: countOf(items, direction.collected),
    bank_sign1: signature(team.safety, course.begunAt + 2 * MINUTE),
    bank_sign2: waits ? null : signature(team.teller, course.signedAt),
    escort_signs: waits ? [] : [escort],
    verify_user_id: team.safety.id,
    verify_user_name: team.safety.real_name,
    verify_time: iso(course.begunAt + 2 * MINUTE),
    handed_time: waits ? null : iso(course.signedAt),
    ...person('dispute', team.leader, course.leftAt + 3 * HOUR),
    dispute_reason: disputed ? '封签号与押运方清单不一致，请核对' : null,
    ...person('resolve', officer, course.leftAt + 26 * HOUR),
    resolve_result: disputed ? '经调阅录像，封签号登记无误，押运方清单笔误' : null,
    ...emptyColumns,
    sign_hash: signedHash(moneyBox, { ...content, crew, items }, TIMEZONE),
    search_text: searchText(moneyBox, { ...own, ...names }),
    is_backfill: false,
    create_time: iso(course.begunAt),
    version: waits ? 2 : disputed ? 7 : 5,
  }
}

/** The columns that are empty in a regular row. */
const emptyColumns = {
  exception_type: null,
  exception_desc: null,
  reject_user_id: null,
  reject_user_name: null,
  reject_time: null,
}

/** The refused vehicle before the one that replaced it. */
export function refusedRow(made: Made, which: number): Record<string, unknown> {
  const { team, course } = made
  const at = course.arrivedAt - 35 * MINUTE
  const row = handoverRow(made)
  const empty = Object.fromEntries(Object.keys(row).map((key) => [key, null]))
  return {
    ...empty,
    ...head(made),
    ...refusals[which],
    status: status.refused,
    plan_time: row.plan_time,
    arrive_time: iso(at),
    vehicle_ok: which === 1 ? 2 : 1,
    place_ok: false,
    out_count: 0,
    in_count: 0,
    photos: [],
    escort_signs: [],
    is_backfill: false,
    search_text: searchText(moneyBox, head(made)),
    reject_user_id: team.safety.id,
    reject_user_name: team.safety.real_name,
    reject_time: iso(at + 4 * MINUTE),
    create_time: iso(at + 2 * MINUTE),
    version: 2,
  }
}

import {
  choice,
  code,
  company,
  count,
  day,
  flag,
  id,
  line,
  moment,
  money,
  names,
  number,
  person,
  photos,
  record,
  unit,
} from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

/** Dictionary handover_status (domain 4.4). */
const states = { draft: 0, verified: 1, handedOver: 2, done: 3, disputed: 4, refused: 5 } as const

/** 1 yes, 2 no: for vehicle, photo, seal and lock. */
const verdict = [1, 2] as const

/** Deliveries to and collections from an outlet, with crew and vehicle (domain 4.4): an escort handover. */
export const moneyBox = defineNoun({
  name: 'moneyBox',
  controller: 'MoneyBox',
  table: 'money_box',
  scope: { unit: 'dept_id', owner: 'create_user_id', company: 'escort_company_id' },
  permission: 'daily_escort',
  route: '/form/daily/taskdaily/EscortList',
  prefix: 'KX',
  states: { dict: 'handover_status', codes: states, open: ['draft', 'verified', 'handedOver', 'disputed'] },
  // The next step first. `server/rules.ts` defines who may make it.
  moves: {
    sign: { from: ['verified'], operation: 'sign', action: 'Sign' },
    escortSign: { from: ['verified'], operation: 'sign', action: 'EscortSign' },
    leave: { from: ['handedOver'], to: 'done', operation: ['verify', 'sign'], action: 'Leave' },
    edit: { from: ['draft', 'verified'], operation: 'edit', action: 'Save', by: 'author' },
    takeOver: { from: ['draft', 'verified'], operation: 'verify', action: 'Common/TakeOver', by: 'others' },
    reject: { from: ['draft', 'verified'], to: 'refused', operation: 'reject', action: 'Reject', danger: true },
    dispute: { from: ['handedOver', 'done'], to: 'disputed', operation: 'dispute', action: 'Dispute', danger: true },
    resolve: { from: ['disputed'], to: 'done', operation: 'resolve', action: 'Resolve' },
    delete: { from: ['draft'], operation: 'delete', action: 'Delete', by: 'author', danger: true },
  },
  fields: {
    // From its verification or refusal on.
    bill_no: number({ optional: true, exported: true, printed: true, searched: true }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
    biz_date: day({ exported: true, printed: true, signed: 1 }),
    handover_type: code('handover_type', { min: 1, max: 6, exported: true, printed: true, signed: 1 }),
    plan_id: id({ optional: true, detail: true, signed: 1 }),
    route_name: line(100, 0, { optional: true, exported: true }),
    escort_company_name: company('escort_company_id', { optional: true, exported: true, signed: 1 }),
    car_id: id({ optional: true, detail: true, signed: 1 }),
    plate_no: line(10, 0, {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true, signed: 1 },
    }),
    vehicle_ok: choice(verdict, { optional: true, entered: true, detail: true, signed: 1 }),
    place_ok: flag({ entered: true, detail: true, signed: 1 }),
    crew_names: names({ optional: true, exported: true, searched: true }),
    // Numbers of boxes delivered and collected, without missing ones.
    out_count: count({ exported: true, printed: true }),
    in_count: count({ exported: true, printed: true }),
    plan_time: moment({ optional: true, exported: true }),
    arrive_time: moment({ optional: true, entered: true, exported: true, printed: true, instant: true, signed: 1 }),
    begin_time: moment({ optional: true, entered: true, detail: true, instant: true, signed: 1 }),
    end_time: moment({ optional: true, detail: true, printed: true }),
    leave_time: moment({ optional: true, exported: true, printed: true }),
    on_time: code('on_time', { optional: true, exported: true, printed: true }),
    // Minutes after the planned time; negative when early.
    late_minutes: count({ optional: true, exported: true, printed: true }),
    is_consistent: flag({ optional: true, exported: true, signed: 1 }),
    diff_reason: line(300, 0, {
      ...{ optional: true, entered: true, detail: true, exported: true, printed: true, signed: 1 },
    }),
    bank_user1_name: person('bank_user1_id', {
      ...{ optional: true, detail: true, exported: true, searched: true, signed: 1 },
    }),
    bank_user2_name: person('bank_user2_id', {
      ...{ optional: true, entered: true, detail: true, exported: true, searched: true, signed: 1 },
    }),
    guard_staff_name: person('guard_staff_id', { optional: true, entered: true, detail: true, signed: 1 }),
    // Admits a crew whose papers are not valid.
    special_approve_no: record('oa_examine_id', {
      ...{ optional: true, exported: true, printed: true, searched: true, signed: 1 },
    }),
    exception_type: code('handover_exception', { min: 1, max: 7, optional: true, exported: true, printed: true }),
    exception_desc: line(500, 2, { optional: true, detail: true, exported: true, printed: true }),
    is_backfill: flag({ exported: true, printed: true }),
    backfill_reason: line(200, 0, { optional: true, entered: true, detail: true, printed: true, signed: 1 }),
    photos: photos(6, { entered: true, detail: true, signed: 1 }),
    remark: line(500, 0, { optional: true, entered: true, detail: true, printed: true, signed: 1 }),
    verify_user_name: person('verify_user_id', { optional: true, detail: true }),
    verify_time: moment({ optional: true, detail: true, printed: true }),
    // The time of the last signature, from which the period for objections counts.
    handed_time: moment({ optional: true, detail: true }),
    reject_user_name: person('reject_user_id', { optional: true, detail: true }),
    reject_time: moment({ optional: true, detail: true }),
    dispute_reason: line(500, 2, { optional: true, detail: true, printed: true }),
    dispute_user_name: person('dispute_user_id', { optional: true, detail: true }),
    dispute_time: moment({ optional: true, detail: true }),
    resolve_result: line(500, 2, { optional: true, detail: true, printed: true }),
    resolve_user_name: person('resolve_user_id', { optional: true, detail: true }),
    resolve_time: moment({ optional: true, detail: true }),
    filed_at: moment({ optional: true, detail: true }),
    create_user_name: person('create_user_id', { exported: true }),
    create_time: moment({ exported: true }),
    status: code('handover_status', { exported: true, printed: true }),
  },
  parts: {
    /** The crew, with their papers at that time. */
    crew: {
      signed: 1,
      order: 'staff_id',
      fields: {
        staff_id: id({ signed: 1 }),
        name: line(50, 1, { printed: true, signed: 1 }),
        staff_no: line(20, 1, { printed: true, signed: 1 }),
        duty_type: code('staff_duty', { signed: 1 }),
        pass_card_no: line(20, 0, { optional: true }),
        verify_method: code('verify_method', { min: 1, max: 4, signed: 1 }),
        photo_match: choice(verdict, { entered: true, signed: 1 }),
        cert_valid: flag({ signed: 1 }),
        // Not in the plan of the day.
        is_temp: flag(),
        verify_time: moment(),
      },
    },
    /** The boxes as scanned at the door. */
    items: {
      signed: 1,
      order: 'box_no',
      fields: {
        box_no: line(20, 4, { printed: true, signed: 1 }),
        box_type: code('box_type', { optional: true }),
        // 1 delivered (vault to outlet), 2 collected (outlet to vault).
        direction: choice([1, 2], { entered: true, printed: true, signed: 1 }),
        seal_no: line(20, 0, { optional: true, entered: true, printed: true, signed: 1 }),
        seal_ok: choice(verdict, { optional: true, entered: true, printed: true, signed: 1 }),
        lock_ok: choice(verdict, { optional: true, entered: true, signed: 1 }),
        matched: code('match_result', { printed: true, signed: 1 }),
        // Most handovers have none: only signed if present, as in contents from before versions existed.
        amount_declared: money({ optional: true, entered: true, signed: 1, signedIf: 'amount_declared' }),
        remark: line(200, 0, { optional: true, signed: 1 }),
      },
    },
  },
  query: {
    sorts: ['biz_date', 'bill_no', 'arrive_time', 'create_time'],
    unit: true,
    daily: 'biz_date',
    among: ['handover_type', 'status', 'on_time'],
    // Waits for the caller's signature; with a special approval; entered on a later day.
    flags: ['mine', 'special', 'backfill'],
  },
  counters: {
    /** Handovers of today: done, late, refused. */
    escort_done: {
      handover_type: [1, 2],
      status: [states.done],
      days: 1,
      tile: { group: 'today', unit: 'bill', tone: 'fact' },
    },
    escort_late: { on_time: [3], days: 1, tile: { group: 'today', unit: 'bill', tone: 'bad' } },
    escort_reject: { status: [states.refused], days: 1, tile: { group: 'today', unit: 'bill', tone: 'bad' } },
    /** Waiting for the caller's signature. */
    escort_sign: { mine: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** With an objection. */
    escort_dispute: { status: [states.disputed], tile: { group: 'today', unit: 'bill', tone: 'bad' } },
  },
})

export const crew = partOf(moneyBox, 'crew')
export const items = partOf(moneyBox, 'items')

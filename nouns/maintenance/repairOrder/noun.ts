import {
  choice,
  code,
  company,
  count,
  flag,
  line,
  minutes,
  moment,
  money,
  number,
  paragraph,
  person,
  photos,
  record,
  unit,
} from '@shouya/noun/field'
import { defineNoun, type Noun, partOf } from '@shouya/noun/noun'

const states = {
  waiting: 1,
  dispatched: 2,
  working: 3,
  suspended: 4,
  confirming: 5,
  rating: 6,
  done: 7,
  returned: 8,
  cancelled: 9,
} as const

/** The permission of whoever asks for a repair, confirms and rates it; the noun's own is that of branch and vendor. */
export const REQUESTERS = 'repair_req'
/** Their page; the noun's own is that of branch and vendor. */
export const REQUESTS = '/list/repairList'
const asks = { permission: REQUESTERS } as const

/** What an outlet asks of a vendor, from the report of a fault to the rating of the repair (domain 8.3). */
export const repairOrder = defineNoun({
  name: 'repairOrder',
  controller: 'Repair',
  table: 'repair_order',
  scope: { unit: 'dept_id', owner: 'create_user_id', vendor: 'company_id' },
  permission: 'repair_mgr',
  route: '/list/manage',
  prefix: 'WX',
  states: {
    dict: 'repair_status',
    codes: states,
    open: ['waiting', 'dispatched', 'working', 'suspended', 'confirming', 'rating', 'returned'],
  },
  // Who of those with the right may: `server/rules.ts`.
  moves: {
    dispatch: { from: ['waiting'], to: 'dispatched', operation: 'process', action: 'Process' },
    sendBack: { from: ['waiting'], to: 'returned', operation: 'process', action: 'Return' },
    accept: { from: ['dispatched'], to: 'working', operation: 'accept', action: 'Accept' },
    fix: { from: ['working'], to: 'confirming', operation: 'fix', action: 'Fix' },
    arrive: { from: ['working'], operation: 'fix', action: 'Arrive' },
    suspend: { from: ['working'], to: 'suspended', operation: 'suspend', action: 'Suspend' },
    resume: { from: ['suspended'], to: 'working', operation: ['suspend', 'process'], action: 'Resume' },
    refuse: { from: ['dispatched'], to: 'waiting', operation: 'refuse', action: 'Refuse', danger: true },
    // The outlet says whether it works: rated next, or repaired once more.
    confirm: { from: ['confirming'], to: 'rating', ...asks, operation: 'confirm', action: 'ConfirmRepair' },
    rate: { from: ['rating'], to: 'done', ...asks, operation: 'rate', action: 'Rate' },
    edit: { from: ['returned'], to: 'waiting', ...asks, operation: 'edit', action: 'Save', by: 'author' },
    cancel: {
      ...{ from: ['waiting', 'dispatched', 'returned'], to: 'cancelled' },
      ...{ ...asks, operation: 'cancel', action: 'Cancel', danger: true },
    },
    force: {
      from: ['waiting', 'dispatched', 'working', 'suspended', 'confirming', 'rating', 'returned'],
      ...{ operation: 'update_status', action: 'UpdateRepairStatus', danger: true },
    },
  },
  fields: {
    bill_no: number({ exported: true, printed: true, searched: true, signed: 1 }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
    // The device of the ledger, where it stands there.
    device_no: record('equipment_id', {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true, signed: 1 },
    }),
    device_name: line(100, 1, { entered: true, exported: true, printed: true, searched: true, signed: 1 }),
    device_type: code('device_type', { min: 1, max: 14, entered: true, exported: true, printed: true, signed: 1 }),
    location: line(100, 1, { entered: true, exported: true, printed: true, searched: true, signed: 1 }),
    order_type: code('repair_order_type', { min: 1, max: 4, entered: true, exported: true, printed: true, signed: 1 }),
    fault_type: code('fault_type', { entered: true, exported: true, printed: true, signed: 1 }),
    fault_desc: paragraph(500, 5, { entered: true, exported: true, printed: true, searched: true, signed: 1 }),
    urgency: code('urgency', { min: 1, max: 3, entered: true, exported: true, printed: true, signed: 1 }),
    company_name: company('company_id', { optional: true, exported: true, printed: true, searched: true }),
    engineer_name: line(50, 0, { optional: true, exported: true, printed: true, searched: true, signed: 1 }),
    create_user_name: person('create_user_id', { optional: true, exported: true, printed: true }),
    create_time: moment({ exported: true, printed: true }),
    // The deadline that comes next.
    due_time: moment({ optional: true, exported: true }),
    overdue: flag({ exported: true }),
    rework_count: count({ exported: true }),
    total_fee: money({ optional: true, exported: true, printed: true, signed: 1 }),
    rating_level: code('rating_level', { min: 1, max: 4, optional: true, exported: true, printed: true }),
    status: code('repair_status', { exported: true }),
    source: choice([1, 2, 3, 4, 5], { detail: true, exported: true }),
    source_no: line(40, 0, { optional: true, detail: true, exported: true }),
    fault_photos: photos(9, { entered: true, detail: true, signed: 1 }),
    contact_name: line(50, 1, { entered: true, detail: true, exported: true, printed: true }),
    contact_phone: line(20, 5, { entered: true, detail: true, exported: true, printed: true }),
    expect_time: moment({ optional: true, entered: true, detail: true, exported: true, printed: true }),
    again_reason: line(200, 2, { optional: true, entered: true, detail: true }),
    in_warranty: flag({ detail: true, exported: true, printed: true, signed: 1 }),
    engineer_phone: line(20, 5, { optional: true, detail: true, printed: true }),
    auto_dispatched: flag({ detail: true, exported: true, printed: true }),
    dispatch_time: moment({ optional: true, detail: true, exported: true, printed: true }),
    dispatch_user_name: person('dispatch_user_id', { optional: true, detail: true, printed: true }),
    dispatch_note: line(200, 0, { optional: true, detail: true }),
    respond_due: moment({ detail: true, exported: true }),
    arrive_due: moment({ detail: true, exported: true }),
    fix_due: moment({ detail: true, exported: true }),
    accept_time: moment({ optional: true, detail: true, exported: true, printed: true }),
    arrive_time: moment({ optional: true, detail: true, exported: true, printed: true }),
    fix_time: moment({ optional: true, detail: true, exported: true, printed: true, signed: 1 }),
    fix_user_name: person('fix_user_id', { optional: true, detail: true, printed: true, signed: 1 }),
    deal_type: code('deal_type', {
      min: 1,
      max: 2,
      optional: true,
      detail: true,
      exported: true,
      printed: true,
      signed: 1,
    }),
    fault_reason: line(500, 2, { optional: true, detail: true, exported: true, printed: true, signed: 1 }),
    deal_desc: paragraph(1000, 5, { optional: true, detail: true, exported: true, printed: true, signed: 1 }),
    labor_fee: money({ optional: true, detail: true, exported: true, printed: true, signed: 1 }),
    fee_bearer: code('fee_bearer', {
      ...{ min: 1, max: 3, optional: true, detail: true, exported: true, printed: true, signed: 1 },
    }),
    fee_request_no: record('fee_request_id', { optional: true, detail: true, exported: true }),
    fix_photos: photos(9, { detail: true, signed: 1 }),
    reject_reason: line(200, 2, { optional: true, detail: true }),
    return_reason: line(200, 2, { optional: true, detail: true }),
    suspend_kind: choice([1, 2, 3, 4], { optional: true, detail: true }),
    suspend_reason: line(200, 0, { optional: true, detail: true }),
    suspend_minutes: minutes({ detail: true, exported: true }),
    rework_reason: line(200, 2, { optional: true, detail: true }),
    escalated_at: moment({ optional: true, detail: true }),
    cancel_reason: line(200, 2, { optional: true, detail: true }),
    confirm_time: moment({ optional: true, detail: true, exported: true, printed: true }),
    confirm_user_name: person('confirm_user_id', { optional: true, detail: true, printed: true }),
    auto_confirmed: flag({ detail: true, exported: true, printed: true }),
    rating_quality: count({ min: 1, max: 5, optional: true, detail: true, exported: true }),
    rating_attitude: count({ min: 1, max: 5, optional: true, detail: true, exported: true }),
    rating_speed: count({ min: 1, max: 5, optional: true, detail: true, exported: true }),
    rating_note: line(300, 0, { optional: true, detail: true, exported: true, printed: true }),
    rate_time: moment({ optional: true, detail: true }),
    auto_closed: flag({ detail: true, exported: true }),
    close_time: moment({ optional: true, detail: true, exported: true }),
  },
  parts: {
    /** What a repair has used; the price is of one. */
    items: {
      order: 'seq',
      signed: 1,
      fields: {
        seq: count({ printed: true, signed: 1 }),
        name: line(60, 1, { entered: true, printed: true, signed: 1 }),
        spec: line(60, 0, { optional: true, entered: true, printed: true, signed: 1 }),
        qty: count({ min: 1, max: 999, entered: true, printed: true, signed: 1 }),
        price: money({ min: 0, max: 100_000_000, entered: true, printed: true, signed: 1 }),
        under_warranty: flag({ entered: true, printed: true, signed: 1 }),
      },
    },
  },
  paper: [
    { of: ['device_name', 'device_no', 'device_type'], by: ' / ' },
    'location',
    { of: ['order_type', 'urgency'], by: ' / ' },
    { of: ['fault_type', 'fault_desc'], by: ' / ' },
    { of: ['contact_name', 'contact_phone', 'expect_time'], by: ' / ' },
    { of: ['company_name', 'engineer_name', 'engineer_phone'], by: ' / ' },
    { of: ['accept_time', 'arrive_time'], by: ' / ' },
    'deal_type',
    'fault_reason',
    'deal_desc',
    'in_warranty',
    { of: ['labor_fee', 'total_fee'], by: ' / ' },
    'fee_bearer',
    { of: ['rating_level', 'rating_note'], by: ' / ' },
  ],
  query: {
    sorts: ['create_time', 'bill_no', 'fix_due'],
    unit: true,
    days: 'create_time',
    among: ['device_type', 'urgency', 'status'],
    equals: ['company_name'],
    // A deadline has passed; neither done nor cancelled; repaired twice in vain; costs that wait for an approval.
    flags: ['overdue', 'open', 'escalated', 'unapproved'],
  },
  counters: {
    /** Orders in scope that nobody was sent to. */
    repair_wait: { status: [states.waiting], tile: { group: 'hazards', unit: 'bill', tone: 'waits' } },
    /** Orders that wait for the vendor to accept them. */
    repair_accept: { status: [states.dispatched], tile: { group: 'hazards', unit: 'bill', tone: 'waits' } },
    /** Orders under repair or on hold. */
    repair_doing: {
      ...{ status: [states.working, states.suspended] },
      tile: { group: 'hazards', unit: 'bill', tone: 'fact' },
    },
    /** Repaired, and not yet confirmed by the outlet. */
    repair_confirm: { status: [states.confirming], tile: { group: 'hazards', unit: 'bill', tone: 'fact' } },
    /** Past their next deadline. */
    repair_overdue: { overdue: true, tile: { group: 'hazards', unit: 'bill', tone: 'bad' } },
    /** Repaired for the caller's units: they confirm. */
    repair_to_confirm: {
      ...{ list: 'GetRequestPageList', status: [states.confirming] },
      tile: { group: 'hazards', unit: 'bill', tone: 'waits', operation: 'confirm' },
    },
    /** Sent back to the caller's units, to be completed. */
    repair_returned: {
      ...{ list: 'GetRequestPageList', status: [states.returned] },
      tile: { group: 'hazards', unit: 'bill', tone: 'waits', operation: 'edit' },
    },
    /** Orders of the caller's units that are neither done nor cancelled. */
    repair_open: {
      ...{ list: 'GetRequestPageList', open: true },
      tile: { group: 'hazards', unit: 'bill', tone: 'fact' },
    },
  },
})

export const repairItem = partOf(repairOrder, 'items')

/** What whoever reports a fault signs, and whoever sends a vendor: the report, and nothing of the repair. */
const reported = [
  ...['bill_no', 'dept_name', 'device_no', 'device_name', 'device_type', 'location'],
  ...['order_type', 'fault_type', 'fault_desc', 'urgency', 'fault_photos'],
]

export const report: Noun = {
  ...repairOrder,
  fields: Object.fromEntries(Object.entries(repairOrder.fields).filter(([name]) => reported.includes(name))),
  parts: {},
}

/** Values of `source`: what called for an order. */
export const source = { register: 1, check: 2, rectification: 3, direct: 4, inspection: 5 } as const

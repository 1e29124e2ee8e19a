import {
  choice,
  code,
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
} from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { repairOrder } from '../../maintenance/repairOrder/noun.ts'
import { repairsRoute } from '../device/repairsRoute.ts'

const { codes, dict, open } = repairOrder.states
const asks = ['add', 'edit'] as const

/** Repairs of terminals, from the report of an agent or member service to the mark of the repair (domain 11.8). */
export const tradeRepair = defineNoun({
  name: 'tradeRepair',
  controller: 'Repair',
  infix: 'Trade',
  list: 'TradeRepair',
  table: 'trade_repair',
  permission: 'trade_repair',
  route: repairsRoute,
  prefix: 'WX',
  states: { dict, codes, open },
  // Who of those with the right may: `server/rules.ts`.
  moves: {
    dispatch: { from: ['waiting'], to: 'dispatched', operation: 'process', action: 'ProcessTrade' },
    sendBack: { from: ['waiting'], to: 'returned', operation: 'process', action: 'ReturnTrade' },
    // The terminal is out of use from now on.
    start: { from: ['dispatched'], to: 'working', operation: 'process', action: 'StartTrade' },
    suspend: { from: ['working'], to: 'suspended', operation: 'fix', action: 'SuspendTrade' },
    resume: { from: ['suspended'], to: 'working', operation: ['fix', 'process'], action: 'ResumeTrade' },
    fix: { from: ['working'], to: 'confirming', operation: 'fix', action: 'FixTrade', money: true },
    confirm: { from: ['confirming'], to: 'rating', operation: 'confirm', action: 'ConfirmTrade', money: true },
    rate: { from: ['rating'], to: 'done', operation: 'confirm', action: 'RateTrade' },
    edit: { from: ['returned'], to: 'waiting', operation: asks, action: 'SaveTrade', by: 'author' },
    cancel: {
      ...{ from: ['waiting', 'dispatched', 'returned'], to: 'cancelled' },
      ...{ operation: [...asks, 'process'], action: 'CancelTrade', danger: true },
    },
    force: {
      money: true,
      from: ['waiting', 'dispatched', 'working', 'suspended', 'confirming', 'rating', 'returned'],
      ...{ operation: 'update_status', action: 'UpdateTradeStatus', danger: true },
    },
  },
  fields: {
    bill_no: number({ exported: true, searched: true, printed: true }),
    device_no: record('device_id', { entered: true, exported: true, searched: true, printed: true }),
    // The product.
    device_name: line(100, 1, { exported: true, searched: true, printed: true }),
    member_name: record('member_id', { optional: true, exported: true, printed: true }),
    agent_name: record('agent_id', { exported: true, printed: true }),
    fault_type: code('fault_type', { entered: true, exported: true, printed: true }),
    fault_desc: paragraph(500, 5, { entered: true, exported: true, searched: true, printed: true }),
    urgency: code('urgency', { min: 1, max: 3, entered: true, exported: true, printed: true }),
    in_warranty: flag({ exported: true, printed: true }),
    engineer_name: line(50, 2, { optional: true, exported: true, searched: true, printed: true }),
    total_fee: money({ optional: true, exported: true, printed: true }),
    create_user_name: person('create_user_id', { optional: true, exported: true, printed: true }),
    create_time: moment({ exported: true, printed: true }),
    status: code('repair_status', { exported: true }),
    // Why a terminal with an open repair is reported once more.
    again_reason: line(200, 2, { optional: true, detail: true }),
    location: line(100, 1, { detail: true, exported: true, printed: true }),
    fault_photos: photos(9, { entered: true, detail: true }),
    contact_name: line(50, 1, { entered: true, detail: true, exported: true, printed: true }),
    contact_phone: line(20, 5, { entered: true, detail: true, exported: true, printed: true }),
    // Who repairs: a workshop, or a company.
    company_name: line(100, 2, { optional: true, detail: true, exported: true, printed: true }),
    engineer_phone: line(20, 5, { optional: true, detail: true, printed: true }),
    dispatch_time: moment({ optional: true, detail: true, printed: true }),
    dispatch_user_name: person('dispatch_user_id', { optional: true, detail: true, printed: true }),
    dispatch_note: line(200, 0, { optional: true, detail: true }),
    return_reason: line(200, 2, { optional: true, detail: true }),
    accept_time: moment({ optional: true, detail: true, exported: true, printed: true }),
    // As for the bank's repairs: 1 waits for parts, 3 the site is not ready, 4 something else, which is said. Costs wait for nothing.
    suspend_kind: choice([1, 3, 4], { optional: true, detail: true }),
    suspend_reason: line(200, 0, { optional: true, detail: true }),
    suspend_minutes: minutes({ detail: true, exported: true }),
    deal_type: code('deal_type', { min: 1, max: 2, optional: true, detail: true, exported: true, printed: true }),
    fault_reason: line(500, 2, { optional: true, detail: true, exported: true, printed: true }),
    deal_desc: paragraph(1000, 5, { optional: true, detail: true, exported: true, printed: true }),
    fix_photos: photos(9, { detail: true }),
    labor_fee: money({ optional: true, detail: true, exported: true, printed: true }),
    fix_time: moment({ optional: true, detail: true, exported: true, printed: true }),
    fix_user_name: person('fix_user_id', { optional: true, detail: true, printed: true }),
    // A terminal that is sent in its place, and under which number what is sent goes.
    replace_device_no: record('replace_device_id', { optional: true, detail: true, exported: true, printed: true }),
    ship_no: line(40, 4, { optional: true, detail: true, exported: true, printed: true }),
    rework_count: count({ detail: true, exported: true }),
    rework_reason: line(200, 2, { optional: true, detail: true }),
    confirm_time: moment({ optional: true, detail: true, exported: true, printed: true }),
    confirm_user_name: person('confirm_user_id', { optional: true, detail: true, printed: true }),
    auto_confirmed: flag({ detail: true, printed: true }),
    rating_quality: count({ min: 1, max: 5, optional: true, detail: true }),
    rating_attitude: count({ min: 1, max: 5, optional: true, detail: true }),
    rating_speed: count({ min: 1, max: 5, optional: true, detail: true }),
    rating_level: code('rating_level', { min: 1, max: 4, optional: true, detail: true, exported: true, printed: true }),
    rating_note: line(300, 0, { optional: true, detail: true, printed: true }),
    close_time: moment({ optional: true, detail: true, exported: true }),
    cancel_reason: line(200, 2, { optional: true, detail: true }),
  },
  paper: [
    { of: ['device_name', 'device_no'], by: ' / ' },
    { of: ['agent_name', 'member_name'], by: ' / ' },
    'location',
    { of: ['fault_type', 'urgency'], by: ' / ' },
    'fault_desc',
    { of: ['contact_name', 'contact_phone'], by: ' / ' },
    { of: ['company_name', 'engineer_name', 'engineer_phone'], by: ' / ' },
    'accept_time',
    'deal_type',
    'fault_reason',
    'deal_desc',
    'in_warranty',
    { of: ['labor_fee', 'total_fee'], by: ' / ' },
    { of: ['replace_device_no', 'ship_no'], by: ' / ' },
    { of: ['rating_level', 'rating_note'], by: ' / ' },
  ],
  query: {
    sorts: ['create_time', 'bill_no'],
    days: 'create_time',
    among: ['status', 'urgency'],
    equals: ['device_no', 'member_name', 'agent_name'],
    // Neither done nor canceled; repaired for money that nobody has paid.
    flags: ['open', 'unpaid'],
  },
  counters: {
    /** Repairs of terminals that nobody was sent to. */
    trade_repair_wait: {
      status: [codes.waiting],
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'process' },
    },
    /** Terminals that are repaired: their agent or member service says whether they work. */
    trade_repair_confirm: {
      status: [codes.confirming],
      tile: { group: 'trade', unit: 'bill', tone: 'waits', operation: 'confirm' },
    },
  },
})

/** The states in which the terminal is out of use: `device.status` 4. */
export const atWorkshop: readonly number[] = [codes.working, codes.suspended, codes.confirming]

import {
  choice,
  code,
  day,
  flag,
  line,
  minutes,
  moment,
  number,
  paragraph,
  person,
  photos,
  record,
  unit,
} from '@shouya/noun/field'
import { codesOf, defineNoun } from '@shouya/noun/noun'

/** Faults of security devices, from the report to the recovery (domain 4.8). */
export const faultRepair = defineNoun({
  name: 'faultRepair',
  controller: 'FaultRepair',
  table: 'fault_repair',
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  permission: 'daily_fault',
  route: '/form/daily/taskdaily/RepairList',
  prefix: 'GZ',
  states: {
    dict: 'fault_status',
    codes: { waiting: 1, working: 2, recovered: 3, beyondRepair: 4, void: 9 },
    open: ['waiting', 'working'],
  },
  moves: {
    // A repair order takes it over: it follows that one.
    order: { from: ['waiting', 'working'], to: 'working', operation: 'to_order', action: 'ToOrder' },
    start: { from: ['waiting'], to: 'working', operation: 'to_order', action: 'Start' },
    finish: { from: ['waiting', 'working', 'beyondRepair'], to: 'recovered', operation: 'finish', action: 'Finish' },
    giveUp: { from: ['working'], to: 'beyondRepair', operation: 'finish', action: 'GiveUp' },
    edit: { from: ['waiting', 'working'], operation: 'edit', action: 'Save' },
    // By the author, before work has started; later the author cannot void it.
    delete: { from: ['waiting'], to: 'void', operation: 'delete', action: 'Delete', by: 'author', danger: true },
    void: { from: ['waiting', 'working'], to: 'void', operation: 'void', action: 'Void', by: 'others', danger: true },
  },
  fields: {
    bill_no: number({ exported: true, printed: true, searched: true }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
    biz_date: day({ exported: true, printed: true }),
    device_type: code('device_type', { entered: true, exported: true, printed: true, kept: true, signed: 1 }),
    device_name: line(100, 0, {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true, kept: true, signed: 1 },
    }),
    // The device of the ledger, where it stands there.
    device_no: record('device_id', { optional: true, entered: true, detail: true, exported: true }),
    location: line(100, 1, { entered: true, exported: true, printed: true, searched: true, kept: true, signed: 1 }),
    fault_time: moment({ exported: true, printed: true, signed: 1 }),
    fault_type: code('fault_type', { entered: true, exported: true, printed: true, kept: true, signed: 1 }),
    fault_desc: paragraph(500, 5, {
      ...{ entered: true, exported: true, printed: true, searched: true, kept: true, signed: 1 },
    }),
    photos: photos(9, { entered: true, detail: true, signed: 1 }),
    impact: code('impact_level', {
      ...{ min: 1, max: 4, entered: true, exported: true, printed: true, kept: true, signed: 1 },
    }),
    urgency: code('urgency', { min: 1, max: 3, entered: true, exported: true, kept: true }),
    temp_measure: line(500, 0, {
      ...{ optional: true, entered: true, detail: true, exported: true, printed: true, kept: true, signed: 1 },
    }),
    handle_mode: choice([1, 2, 3], { entered: true, exported: true, printed: true, kept: true, signed: 1 }),
    repair_order_no: record('repair_order_id', { optional: true, exported: true }),
    start_time: moment({ optional: true, detail: true }),
    handle_note: line(200, 0, { optional: true, detail: true, printed: true }),
    handle_result: paragraph(500, 2, { optional: true, detail: true, exported: true, printed: true, signed: 1 }),
    purchase_no: line(32, 0, { optional: true, detail: true }),
    recover_time: moment({ optional: true, exported: true, printed: true, signed: 1 }),
    recover_user_name: person('recover_user_id', { optional: true, detail: true, signed: 1 }),
    down_minutes: minutes({ exported: true, printed: true }),
    escalated_at: moment({ optional: true, detail: true }),
    void_reason: line(200, 2, { optional: true, detail: true }),
    find_user_name: person('find_user_id', { exported: true, printed: true, signed: 1 }),
    is_backfill: flag({ exported: true, printed: true }),
    backfill_reason: line(200, 0, { optional: true, detail: true }),
    create_user_name: person('create_user_id', { exported: true }),
    create_time: moment({ exported: true, printed: true }),
    filed_at: moment({ optional: true, detail: true }),
    status: code('fault_status', { exported: true, printed: true }),
  },
  query: {
    sorts: ['fault_time', 'bill_no', 'create_time'],
    unit: true,
    daily: 'biz_date',
    among: ['device_type', 'impact', 'status'],
    // Waiting or in work; technical devices out of order and reported to the branch; entered on a later day.
    flags: ['open', 'escalated', 'backfill'],
  },
  counters: {
    /** Faults in scope that wait or are in work. */
    fault_open: { open: true, tile: { group: 'hazards', unit: 'bill', tone: 'fact' } },
    /** Technical devices in scope that are out of order and were reported to the branch. */
    fault_escalated: { escalated: true, tile: { group: 'hazards', unit: 'bill', tone: 'bad' } },
  },
})

/** The states in which the device is out of order, repairable or not. */
export const outOfOrder = codesOf(faultRepair, ['waiting', 'working', 'beyondRepair'])

/** Value of impact_level from which on people must replace the device (domain 4.8). */
export const SECURITY = 3

/** 技防: the values of device_type that are reported to the branch after a day. */
export const technical: readonly number[] = [1, 2, 3, 4]

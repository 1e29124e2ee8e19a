import { code, day, flag, id, line, moment, number, person, record, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

const states = { waiting: 1, done: 2, toReturn: 3, returned: 4, refused: 5, void: 9 } as const

/** Key handovers: giver, receiver and supervisor sign, and lent keys are returned (domain 4.7). */
export const roomKey = defineNoun({
  name: 'roomKey',
  controller: 'RoomKey',
  table: 'room_key',
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  permission: 'daily_key',
  route: '/form/daily/taskdaily/Handover',
  prefix: 'YS',
  states: { dict: 'key_status', codes: states, open: ['waiting', 'toReturn'] },
  moves: {
    // The last missing signature completes the handover, or makes its keys due for return.
    give: { from: ['waiting'], operation: 'return', action: 'Give', by: 'from_user_id' },
    receive: { from: ['waiting'], operation: 'receive', action: 'Receive', by: 'to_user_id' },
    supervise: { from: ['waiting'], operation: 'receive', action: 'Supervise', by: 'supervisor_user_id' },
    refuse: { from: ['waiting'], to: 'refused', operation: 'refuse', action: 'Refuse', danger: true },
    return: { from: ['toReturn'], to: 'returned', operation: 'return', action: 'Return' },
    void: { from: ['waiting', 'done', 'toReturn'], to: 'void', operation: 'void', action: 'Void', danger: true },
  },
  fields: {
    bill_no: number({ exported: true, printed: true, searched: true, signed: 1 }),
    dept_name: unit('dept_id', { entered: true, exported: true, printed: true, signed: 1 }),
    biz_date: day({ exported: true, printed: true, signed: 1 }),
    handover_time: moment({ exported: true, printed: true, instant: true, signed: 1 }),
    handover_type: code('key_handover_type', {
      ...{ min: 1, max: 7, entered: true, exported: true, kept: true, signed: 1 },
    }),
    from_user_name: person('from_user_id', {
      ...{ entered: true, exported: true, printed: true, searched: true, copied: true, signed: 1 },
    }),
    to_user_name: person('to_user_id', {
      ...{ entered: true, exported: true, printed: true, searched: true, kept: true, signed: 1 },
    }),
    supervisor_user_name: person('supervisor_user_id', {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true, kept: true, signed: 1 },
    }),
    expect_return_time: moment({ optional: true, entered: true, exported: true, instant: true, signed: 1 }),
    return_time: moment({ optional: true, exported: true }),
    reason: line(500, 0, { optional: true, entered: true, exported: true, printed: true, kept: true, signed: 1 }),
    // The approved request that permits opening sealed keys. Handovers from before permits existed have none.
    oa_examine_no: record('oa_examine_id', {
      ...{ optional: true, entered: true, exported: true, printed: true, searched: true },
      ...{ signed: 1, signedIf: 'oa_examine_id' },
    }),
    seal_before: line(50, 0, { optional: true, entered: true, detail: true, exported: true, printed: true, signed: 1 }),
    seal_after: line(50, 0, { optional: true, entered: true, detail: true, exported: true, printed: true, signed: 1 }),
    password_changed: flag({ entered: true, detail: true, signed: 1 }),
    place_under_monitor: flag({ entered: true, detail: true, signed: 1 }),
    is_backfill: flag({ exported: true, printed: true, signed: 1 }),
    backfill_reason: line(200, 0, { optional: true, entered: true, detail: true, signed: 1 }),
    close_reason: line(200, 2, { optional: true, detail: true }),
    remark: line(500, 0, { optional: true, entered: true, detail: true, signed: 1 }),
    create_user_name: person('create_user_id', { exported: true }),
    create_time: moment({ exported: true, printed: true }),
    // Signed only if the entry waited on a device: older handovers have no such time.
    filed_at: moment({ optional: true, instant: true, signed: 1, signedIf: 'filed_at' }),
    status: code('key_status', { exported: true, printed: true }),
  },
  parts: {
    /** The keys with their names at the time of the handover. */
    keys: {
      fields: {
        key_id: id({ signed: 1 }),
        key_no: line(20, 1, { printed: true, signed: 1 }),
        key_name: line(100, 1, { printed: true, signed: 1 }),
        key_type: code('key_type', { signed: 1 }),
        copy_type: code('copy_type', { printed: true, signed: 1 }),
      },
      signed: 1,
    },
  },
  query: {
    sorts: ['handover_time', 'bill_no', 'create_time', 'expect_return_time'],
    unit: true,
    daily: 'handover_time',
    among: ['handover_type', 'status'],
    // Waiting for the caller's own signature; to be returned, and the caller is giver or receiver; not returned in
    // time; returned late or not in time; entered on a later day.
    flags: ['mine', 'returning', 'overdue', 'late', 'backfill'],
  },
  counters: {
    /** Handovers that wait for the caller's signature. */
    key_receive: { mine: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Temporary handovers of which the caller is giver or receiver, and whose keys are not returned yet. */
    key_return: { returning: true, tile: { group: 'today', unit: 'bill', tone: 'waits' } },
    /** Handovers in scope whose keys were not returned in time. */
    key_unreturned: { overdue: true, tile: { group: 'today', unit: 'bill', tone: 'bad' } },
    /** Handovers in scope of today. */
    key_today: { days: 1, tile: { group: 'today', unit: 'bill', tone: 'fact' } },
    /** Handovers in scope of the last 30 days, today among them, that were entered late. */
    key_backfill: { backfill: true, days: 30, tile: { group: 'today', unit: 'bill', tone: 'fact' } },
    /** Handovers in scope of the last 30 days that were voided. */
    key_void: { status: [states.void], days: 30, tile: { group: 'today', unit: 'bill', tone: 'fact' } },
  },
})

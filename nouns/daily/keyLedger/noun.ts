import { code, day, flag, line, moment, number, pattern, person, record, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

const position = { held: 1, sealed: 2, handedUp: 3, lost: 4, cancelled: 5 } as const

/** The keys of all units: who holds which, and where the sealed copies are (domain 4.7). */
export const keyLedger = defineNoun({
  name: 'keyLedger',
  controller: 'KeyLedger',
  table: 'key_ledger',
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  permission: 'daily_key',
  route: '/form/daily/taskdaily/Handover?tab=ledger',
  // Where a key is. Handovers change it.
  states: { dict: 'key_position', codes: position, open: [] },
  fields: {
    key_no: pattern(/^[A-Za-z0-9-]{1,20}$/, 20, { entered: true, exported: true, searched: true }),
    key_name: line(100, 1, { entered: true, exported: true, searched: true }),
    dept_name: unit('dept_id', { entered: true, exported: true }),
    key_type: code('key_type', { min: 1, max: 9, entered: true, exported: true }),
    copy_type: code('copy_type', { min: 1, max: 3, entered: true, exported: true }),
    position: code('key_position', { exported: true }),
    holder_user_name: person('holder_user_id', { optional: true, entered: true, exported: true, searched: true }),
    seal_no: line(50, 0, { optional: true, entered: true, exported: true }),
    seal_place: line(100, 0, { optional: true, entered: true, exported: true }),
    has_password: flag({ entered: true, exported: true }),
    password_holder_user_name: person('password_holder_user_id', { optional: true, entered: true, exported: true }),
    password_change_date: day({ optional: true, entered: true, exported: true }),
    next_change_date: day({ optional: true, exported: true }),
    linked_key_no: record('linked_key_id', { optional: true, entered: true, exported: true }),
    /** The open handover that the key is in. */
    open_bill_no: number({ optional: true, exported: true }),
    remark: line(500, 0, { optional: true, entered: true, exported: true }),
    create_time: moment({ exported: true }),
  },
  query: {
    sorts: ['create_time', 'key_no', 'key_name'],
    unit: true,
    among: ['key_type', 'position'],
    equals: ['copy_type', 'holder_user_name'],
  },
  counters: {
    /** Keys in scope that are lost. */
    key_lost: { position: [position.lost], tile: { group: 'today', unit: 'key', tone: 'bad' } },
  },
})

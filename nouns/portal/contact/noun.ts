import { choice, code, count, flag, line, moment, pattern, person, textCode, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { DIALED } from '@shouya/noun/shapes'

const EXTENSION = /^\d{2,10}$/

/** Numbers to call (domain 9.5): what the bank enters beside its accounts, and the book that shows both. */
export const contact = defineNoun({
  name: 'contact',
  controller: 'SysContact',
  table: 'sys_contact',
  permission: 'sys_contact',
  route: '/exception/sysaddress',
  logged: ['visible'],
  states: { dict: 'enable', codes: { off: 0, on: 1 }, open: [] },
  fields: {
    name: line(50, 1, { entered: true, searched: true }),
    contact_group: code('contact_group', { min: 1, max: 6, entered: true }),
    dept_name: unit('dept_id', { entered: true, searched: true }),
    post: line(50, 1, { optional: true, entered: true, searched: true }),
    phone: pattern(DIALED, 20, { optional: true, entered: true, searched: true }),
    tel: pattern(DIALED, 20, { optional: true, entered: true, searched: true }),
    short_no: pattern(EXTENSION, 10, { optional: true, entered: true, searched: true }),
    is_emergency: flag({ entered: true }),
    visible_type: choice([1, 2, 3], { entered: true }),
    for_outsiders: flag({ entered: true }),
    sort: count({ min: 0, max: 9999, entered: true }),
    status: code('enable', { min: 0, max: 1, entered: true }),
    create_time: moment(),
    email: line(100, 0, { optional: true, entered: true, detail: true }),
    create_user_name: person('create_user_id', { detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  parts: {
    /** A line of the book: a number that somebody entered, or a colleague's account. */
    book: {
      fields: {
        name: line(50, 1, { exported: true }),
        dept_name: unit('dept_id', { exported: true }),
        // Of an account its post of the dictionary, of an entered number what somebody wrote.
        post: line(50, 1, { optional: true, exported: true }),
        post_code: textCode('post', 10, { optional: true }),
        phone: line(20, 1, { optional: true, exported: true }),
        tel: line(20, 1, { optional: true, exported: true }),
        short_no: line(10, 1, { optional: true, exported: true }),
        email: line(100, 0, { optional: true, exported: true }),
        contact_group: code('contact_group', { exported: true }),
        is_emergency: flag({ exported: true }),
        remark: line(500, 1, { optional: true, exported: true }),
      },
    },
  },
  query: {
    sorts: ['create_time', 'sort', 'name'],
    unit: true,
    among: ['status'],
    equals: ['contact_group'],
    flags: ['emergency'],
  },
})

/** A line of the address book. */
export const bookLine = partOf(contact, 'book')

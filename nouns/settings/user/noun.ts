import { code, company, day, flag, line, moment, pattern, textCode, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { MOBILE } from '@shouya/noun/shapes'

/** Accounts of everybody who can sign in (domain 1.2), and their sessions. */
export const user = defineNoun({
  name: 'user',
  controller: 'User',
  table: 'sys_user',
  permission: 'sys_user',
  route: '/exception/user',
  states: {
    dict: 'user_status',
    /** Nobody sets `locked`: locks of names are stored in another table. `closed`: kept for its signatures. */
    codes: { disabled: 0, normal: 1, locked: 2, closed: 3 },
    open: [],
  },
  fields: {
    username: pattern(/^[a-zA-Z][a-zA-Z0-9_]{3,29}$/, 30, { exported: true }),
    real_name: line(50, 2, { entered: true, exported: true }),
    dept_name: unit('dept_id', { entered: true, exported: true }),
    post: textCode('post', 10, { optional: true, entered: true, exported: true }),
    /** Masked `138****0001`; `Reveal` gives it to `view_sensitive`. */
    phone: pattern(MOBILE, 11, { entered: true, exported: true, sensitive: 'view_sensitive' }),
    email: line(100, 0, { optional: true, entered: true, exported: true }),
    /** Stands in the address book of the whole bank with its number and e-mail address (ADR 065). */
    in_book: flag({ entered: true, exported: true }),
    emp_no: line(20, 1, { optional: true, entered: true, exported: true }),
    gender: code('gender', { entered: true }),
    user_type: code('user_type', { min: 1, max: 6, entered: true, exported: true }),
    /** Whom an outsider belongs to, by `user_type`: escort company, vendor, agent or member. */
    party_name: company('party_id', { optional: true, entered: true }),
    /** Replaces the data scope of its roles; empty: theirs. Codes as in `Role`. */
    data_scope: code('data_scope', { min: 1, max: 5, optional: true, entered: true }),
    expire_date: day({ optional: true, entered: true, exported: true }),
    last_login_time: moment({ optional: true, exported: true }),
    last_login_ip: line(45, 1, { optional: true, exported: true }),
    must_change_pwd: flag(),
    /** Signs in with a second step. */
    totp_on: flag({ exported: true }),
    status: code('user_status', { min: 0, max: 3, exported: true }),
    create_time: moment({ exported: true }),
  },
  parts: {
    session: {
      fields: {
        user_agent: line(500, 1),
        ip: line(45, 1),
        create_time: moment(),
        last_seen_time: moment(),
      },
    },
  },
  query: {
    sorts: ['create_time', 'username', 'real_name', 'last_login_time'],
    unit: true,
    among: ['status'],
    equals: ['user_type'],
  },
  counters: {
    /** Accounts in scope that are locked now. */
    user_locked: {
      list: 'GetByPage',
      locked: true,
      tile: { group: 'office', unit: 'user', tone: 'waits', operation: 'unlock' },
    },
    /** Live sessions of accounts in scope. */
    user_online: { list: 'GetOnlineList', tile: { group: 'office', unit: 'session', tone: 'fact' } },
  },
})

export const session = partOf(user, 'session')

import { code, codes, count, line, pattern } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Roles (domain 1.3): their grants, their data scope and their accounts. */
export const role = defineNoun({
  name: 'role',
  controller: 'Role',
  table: 'role',
  permission: 'sys_role',
  route: '/exception/role',
  fields: {
    role_code: pattern(/^[a-z_]{1,30}$/, 30, { entered: true }),
    /** HK and US fall back to CN. */
    role_name: line(30, 1, { entered: true }),
    role_name_hk: line(30, 0, { optional: true, entered: true }),
    role_name_us: line(60, 0, { optional: true, entered: true }),
    /** The types of users that may hold it. */
    user_types: codes('user_type', 1, 6, { entered: true }),
    /** 1 all · 2 chosen units · 3 own unit · 4 own and below · 5 own rows. */
    data_scope: code('data_scope', { min: 1, max: 5, entered: true }),
    /** The number of accounts of all units that hold it, without closed ones. */
    users: count(),
    sort: count({ min: 0, max: 9999, entered: true }),
    status: code('enable', { min: 0, max: 1, entered: true }),
    remark: line(500, 0, { optional: true, entered: true }),
  },
  query: { sorts: ['sort', 'role_code', 'role_name'], equals: ['status', 'data_scope'] },
})

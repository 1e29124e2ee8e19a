import { code, company, count, day, decimal, flag, line, moment, pattern, person, time, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Units of the organisation (domain 1.1). */
export const dept = defineNoun({
  name: 'dept',
  controller: 'AdminDept',
  table: 'dept',
  permission: 'sys_dept',
  route: '/exception/dept',
  fields: {
    dept_code: pattern(/^[A-Z0-9]{4,20}$/, 20, { entered: true, exported: true }),
    dept_name: line(100, 1, { entered: true, exported: true }),
    /** Its name in lists. */
    short_name: line(30, 1, { optional: true, entered: true, exported: true }),
    dept_type: code('dept_type', { min: 1, max: 7, entered: true, exported: true }),
    parent_name: unit('parent_id', { optional: true, entered: true, exported: true }),
    /** Enabled accounts of the unit or below it; not the same person where three or more work. */
    leader_user_name: person('leader_user_id', { optional: true, entered: true, exported: true }),
    safety_user_name: person('safety_user_id', { optional: true, entered: true, exported: true }),
    /** A mobile, a landline with or without its area code, a 400 number or a short service number. */
    phone: pattern(/^(1[3-9]\d{9}|(0\d{2,3}-?)?[2-9]\d{6,7}(-\d{1,6})?|400-?\d{3}-?\d{4}|9\d{4,5})$/, 20, {
      ...{ optional: true, entered: true, exported: true },
    }),
    region_code: pattern(/^\d{6}$/, 6, { optional: true, entered: true, exported: true }),
    address: line(200, 1, { optional: true, entered: true, exported: true }),
    /** Degrees, both or neither; kept to six places. */
    lng: decimal({ min: -180, max: 180, optional: true, entered: true, exported: true }),
    lat: decimal({ min: -90, max: 90, optional: true, entered: true, exported: true }),
    business_begin: time({ optional: true, entered: true }),
    business_end: time({ optional: true, entered: true }),
    /** Days of the week in their order, 1 is Monday: `1,2,3`. */
    business_days: line(13, 1, { entered: true, exported: true }),
    deliver_time: time({ optional: true, entered: true }),
    collect_time: time({ optional: true, entered: true }),
    risk_level: code('risk_level', { min: 1, max: 3, optional: true, entered: true, exported: true }),
    has_cash: flag({ entered: true, exported: true }),
    has_vault: flag({ entered: true, exported: true }),
    has_self_service: flag({ entered: true, exported: true }),
    /** A company of the caller's scope that has not ended, or the present one. */
    escort_company_name: company('escort_company_id', { optional: true, entered: true, exported: true }),
    alarm_code: line(50, 1, { optional: true, entered: true, exported: true }),
    police_station: line(50, 1, { optional: true, entered: true, exported: true }),
    open_date: day({ optional: true, entered: true, exported: true }),
    close_date: day({ optional: true, entered: true, exported: true }),
    sort: count({ min: 0, max: 9999, entered: true, exported: true }),
    status: code('enable', { min: 0, max: 1, entered: true, exported: true }),
    remark: line(500, 1, { optional: true, entered: true, exported: true }),
    create_time: moment({ exported: true }),
    update_time: moment({ optional: true }),
  },
  query: {
    sorts: ['dept_code', 'dept_name', 'sort', 'create_time'],
    among: ['dept_type'],
    equals: ['status', 'region_code'],
  },
})

import { code, count, flag, id, line, moment, person, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** The audit log (domain 1.5): operations and sign-ins. */
export const log = defineNoun({
  name: 'log',
  controller: 'Log',
  table: 'sys_log',
  permission: 'sys_log',
  route: '/exception/log',
  unrecorded: true,
  fields: {
    create_time: moment({ exported: true }),
    /** 1 sign-in, 2 operation, 3 sensitive view, 4 export, 5 error, 6 interface. */
    log_type: code('log_type', { min: 1, max: 6, exported: true }),
    user_name: person('user_id', { optional: true, exported: true }),
    dept_name: unit('dept_id', { optional: true, exported: true }),
    /** `{Controller}/{Action}`. */
    action: line(100, 1, { exported: true }),
    bill_no: line(40, 1, { optional: true, exported: true }),
    target_table: line(60, 1, { optional: true, exported: true }),
    target_id: id({ optional: true, detail: true, exported: true }),
    result: flag({ exported: true }),
    /** The code of a failure. */
    code: count({ optional: true, detail: true, exported: true }),
    ip: line(45, 1, { optional: true, exported: true }),
    user_agent: line(500, 1, { optional: true, exported: true }),
    /** The reason of a failure or another remark; of a failed sign-in with the name that was typed. */
    message: line(500, 1, { optional: true, exported: true }),
    cost_ms: count({ optional: true, exported: true }),
    request_id: line(64, 1, { optional: true, exported: true }),
  },
  query: {
    sorts: ['create_time'],
    days: 'create_time',
    among: ['log_type'],
    // `dept_id`: the unit of the caller of the action.
    equals: ['user_name', 'dept_name', 'result'],
    // Refused for want of a right or of scope (401, 403); changes of what belongs to others, by right of office.
    flags: ['refused', 'forced'],
  },
  counters: {
    /** Runs of background jobs that failed in the last seven days, today among them. */
    job_failed: { log_type: [5], jobs: true, days: 7, tile: { group: 'office', unit: 'time', tone: 'bad' } },
    /** Of the last 30 days in scope of the log: sensitive data revealed. */
    audit_reveal: { log_type: [3], jobs: false, days: 30, tile: { group: 'office', unit: 'time', tone: 'fact' } },
    /** The same: lists exported. */
    audit_export: { log_type: [4], jobs: false, days: 30, tile: { group: 'office', unit: 'time', tone: 'fact' } },
    /** The same: calls refused for want of a right or of scope (401, 403). */
    audit_refused: { refused: true, jobs: false, days: 30, tile: { group: 'office', unit: 'time', tone: 'fact' } },
    /** The same: changes of what belongs to others, by right of office. */
    audit_forced: { forced: true, jobs: false, days: 30, tile: { group: 'office', unit: 'time', tone: 'fact' } },
  },
})

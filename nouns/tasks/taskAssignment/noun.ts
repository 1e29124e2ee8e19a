import { code, count, day, line, moment, person, unit } from '@shouya/noun/field'
import { codesOf, defineNoun } from '@shouya/noun/noun'

/** Dictionary task_status (domain 5.2). */
export const taskStatus = { todo: 1, done: 2, overdue: 3, doneLate: 4, exempt: 5 } as const

const { todo, done, overdue, doneLate } = taskStatus
/** Neither exempt nor of a day off. */
const due = [todo, done, overdue, doneLate]

/** A daily task of a unit: its deadline and its state. */
export const taskAssignment = defineNoun({
  name: 'taskAssignment',
  controller: 'TaskAssignment',
  table: 'task_assignment',
  scope: { unit: 'dept_id', owner: null },
  permission: 'report_daily',
  route: '/report/dailytask',
  unrecorded: true,
  states: { dict: 'task_status', codes: taskStatus, open: ['todo', 'overdue'] },
  fields: {
    task_code: line(20, 1, { exported: true }),
    /** In the caller's language. */
    task_name: line(50, 1, { exported: true }),
    dept_name: unit('dept_id', { exported: true }),
    biz_date: day({ exported: true }),
    deadline: moment({ exported: true }),
    duty_user_name: person('duty_user_id', { optional: true, exported: true }),
    finish_time: moment({ optional: true, exported: true }),
    /** Minutes between deadline and finish of one that was done late. */
    overdue_minutes: count({ optional: true, exported: true }),
    exempt_reason: line(200, 2, { optional: true, exported: true }),
    exempt_user_name: person('exempt_user_id', { optional: true, exported: true }),
    status: code('task_status', { min: 1, max: 5, exported: true }),
  },
  query: {
    sorts: ['biz_date', 'deadline', 'finish_time'],
    unit: true,
    days: 'biz_date',
    among: ['status'],
    equals: ['task_code'],
  },
  counters: {
    /** Tasks in scope of today that are to do or overdue. */
    task_todo: { status: [todo, overdue], days: 1, tile: { group: 'today', unit: 'task', tone: 'waits' } },
    /** Tasks in scope of the last 30 days that are overdue and still not done. */
    task_overdue: { status: [overdue], days: 30, tile: { group: 'today', unit: 'task', tone: 'bad' } },
    /** Sessions of today that the outlets in scope should check. */
    check_should: { family: 'D_CHECK', status: due, days: 1, tile: { group: 'today', unit: 'task', tone: 'fact' } },
    /** Escort handovers of today that the outlets' times call for. */
    escort_should: { family: 'D_ESCORT', status: due, days: 1, tile: { group: 'today', unit: 'task', tone: 'fact' } },
  },
})

/** The codes of tasks that are neither done nor exempt. */
export const open = codesOf(taskAssignment, taskAssignment.states.open)

/** The columns of the statistics; their texts are `taskAssignment.stat.field.*`. */
export const taskStat = { name: 'taskAssignment.stat' } as const

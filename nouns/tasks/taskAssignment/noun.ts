import { code, count, day, line, moment, person, unit } from '@shouya/noun/field'
import { codesOf, defineNoun } from '@shouya/noun/noun'
import { periodType } from '@shouya/noun/period'
import { longerPeriods } from '../taskType/rules.ts'

/** Dictionary task_status (domain 5.2). */
export const taskStatus = { todo: 1, done: 2, overdue: 3, doneLate: 4, exempt: 5 } as const

const { todo, done, overdue, doneLate } = taskStatus
const daily = { period_type: [periodType.day] }
/** A task of this quarter that is to do or overdue. */
const quarterly = <C extends string>(task_code: C) =>
  ({ task_code, period: periodType.quarter, status: [todo, overdue] }) as const
/** Neither exempt nor of a day off. */
const due = [todo, done, overdue, doneLate]

/** A task of a unit and a period, most of them of a day: its deadline and its state. */
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
    /** The first day of the period. */
    biz_date: day({ exported: true }),
    period_type: code('period_type', { min: 1, max: 6, exported: true }),
    /** `2026-03-02`, `2026-03`, `2026Q1`, `2026H1` or `2026`. */
    period_key: line(10, 4, { exported: true }),
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
    among: ['status', 'period_type'],
    equals: ['task_code', 'period_key'],
  },
  counters: {
    /** Tasks in scope of today that are to do or overdue. */
    task_todo: { ...daily, status: [todo, overdue], days: 1, tile: { group: 'today', unit: 'task', tone: 'waits' } },
    /** Tasks in scope of the last 30 days that are overdue and still not done. */
    task_overdue: { ...daily, status: [overdue], days: 30, tile: { group: 'today', unit: 'task', tone: 'bad' } },
    /** Tasks in scope of a month, a quarter, a half-year or a year that are to do or overdue. */
    period_todo: {
      period_type: longerPeriods,
      status: [todo, overdue],
      tile: { group: 'today', unit: 'task', tone: 'waits' },
    },
    /** Units in scope that still owe the checks and the drill of this quarter. */
    scene_due_q: { ...quarterly('Q_SCENE'), tile: { group: 'today', unit: 'task', tone: 'waits' } },
    fire_due_q: { ...quarterly('Q_FIRE'), tile: { group: 'today', unit: 'task', tone: 'waits' } },
    drill_due_q: { ...quarterly('Q_DRILL'), tile: { group: 'today', unit: 'task', tone: 'waits' } },
    /** Sessions of today that the outlets in scope should check. */
    check_should: { family: 'D_CHECK', status: due, days: 1, tile: { group: 'today', unit: 'task', tone: 'fact' } },
    /** Escort handovers of today that the outlets' times call for. */
    escort_should: { family: 'D_ESCORT', status: due, days: 1, tile: { group: 'today', unit: 'task', tone: 'fact' } },
  },
})

/** The codes of tasks that are neither done nor exempt. */
export const open = codesOf(taskAssignment, taskAssignment.states.open)

/** The session of the daily check that fulfills a task of this type (domain 5.1); none for tasks that are no check. */
export const sessionOf = (task_code: string): string | undefined => /^D_CHECK(\d)$/.exec(task_code)?.[1]

/** What each task type has columns of in the statistics (domain 7.2). */
const perType = ['total', 'reported', 'overdue', 'exempt', 'completion', 'timely'] as const
export const figuresOfType = (task_code: string) =>
  sessionOf(task_code) === undefined ? perType : ([...perType, 'abnormal'] as const)

/** The columns of the statistics; their texts are `taskAssignment.stat.field.*`. */
export const taskStat = { name: 'taskAssignment.stat' } as const

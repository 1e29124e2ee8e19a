import { codesOf } from '@shouya/noun/noun'
import { addDays, instant } from '@shouya/server/core/time/local.ts'
import { type RawBuilder, sql } from 'kysely'
import { moneyBox } from '../../../daily/moneyBox/noun.ts'
import { drillRecord } from '../../../drills/drillRecord/noun.ts'
import { rectification } from '../../../rectify/rectification/noun.ts'
import { meetingLog } from '../../../reports/meetingLog/noun.ts'
import { taskAssignment, taskStatus } from '../../../tasks/taskAssignment/noun.ts'
import { counted, type Known, type Readers } from './known.ts'

/** Dictionary staff_duty: 驻点保安. */
const POST_GUARD = 7
/** Dictionary staff_status: on duty, suspended. */
const [ON_DUTY, SUSPENDED] = [1, 2]

const { closed } = rectification.states.codes
const count = sql<number>`count(*)::int`
const countIf = (condition: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${condition}))::int`

/** The moment after the last day that counts. */
const endOf = ({ ctx, span }: Known) =>
  instant(`${addDays(span.day, 1)} 00:00:00`, ctx.services.database.timezone).toISOString()

/** Tasks of the period by unit: neither exempt nor still before their deadline, and those that are done. */
const tasksOf = (known: Known, codes: readonly string[]) =>
  known.once(`tasks ${codes}`, () => {
    const { ctx, span } = known
    const done = sql`status in (${sql.lit(taskStatus.done)}, ${sql.lit(taskStatus.doneLate)})`
    return ctx.scoped
      .rows(taskAssignment.table)
      .select(['dept_id', countIf(sql`deadline < ${endOf(known)} or ${done}`).as('due'), countIf(done).as('done')])
      .where('biz_date', '>=', span.first)
      .where('biz_date', '<=', span.day)
      .where('status', '<>', taskStatus.exempt)
      .$if(codes.length > 0, (rows) => rows.where('task_code', 'in', codes))
      .groupBy('dept_id')
      .execute()
  })

/** Escort runs of the period by unit, of which it is known whether they were on time. */
const runsOf = (known: Known) =>
  known.once('runs', () =>
    known.ctx.scoped
      .rows(moneyBox.table)
      .select(['dept_id', count.as('runs'), countIf(sql`on_time = 1`).as('on_time')])
      .where('on_time', 'is not', null)
      .where('biz_date', '>=', known.span.first)
      .where('biz_date', '<=', known.span.day)
      .groupBy('dept_id')
      .execute(),
  )

/** What the registers of the units say. */
export const registerFigures: Readers<
  'rectify_open' | 'drills' | 'meetings' | 'tasks_due' | 'tasks_done' | 'runs' | 'runs_on_time' | 'guards' | 'leader'
> = {
  /** Found until the end of the period and not closed by then. */
  async rectify_open(known, { levels = [] }) {
    const rows = await known.ctx.scoped
      .rows(rectification.table)
      .select(['dept_id', count.as('value')])
      .where('create_time', '<', endOf(known))
      .where(
        sql<boolean>`(status = any(${codesOf(rectification, rectification.states.open)}::smallint[])
          or status = ${sql.lit(closed)} and close_time >= ${endOf(known)})`,
      )
      .$if(levels.length > 0, (query) => query.where('hazard_level', 'in', levels))
      .groupBy('dept_id')
      .execute()
    return counted(known, rows)
  },

  /** Evaluated ones of the quarter. */
  async drills(known) {
    const { evaluated, archived } = drillRecord.states.codes
    const rows = await known.ctx.scoped
      .rows(drillRecord.table)
      .select(['dept_id', count.as('value')])
      .where('period_key', '=', known.span.quarter)
      .where('status', 'in', [evaluated, archived])
      .groupBy('dept_id')
      .execute()
    return counted(known, rows)
  },

  /** Archived ones of the month. */
  async meetings(known, { meeting_types: types = [] }) {
    const rows = await known.ctx.scoped
      .rows(meetingLog.table)
      .select(['dept_id', count.as('value')])
      .where('period_key', '=', known.span.month)
      .where('status', '=', meetingLog.states.codes.archived)
      .$if(types.length > 0, (query) => query.where('log_type', 'in', types))
      .groupBy('dept_id')
      .execute()
    return counted(known, rows)
  },

  async tasks_due(known, { tasks = [] }) {
    const rows = await tasksOf(known, tasks)
    return counted(
      known,
      rows.map(({ dept_id, due }) => ({ dept_id, value: due })),
    )
  },
  async tasks_done(known, { tasks = [] }) {
    const rows = await tasksOf(known, tasks)
    return counted(
      known,
      rows.map(({ dept_id, done }) => ({ dept_id, value: done })),
    )
  },

  async runs(known) {
    const rows = await runsOf(known)
    return counted(
      known,
      rows.map(({ dept_id, runs }) => ({ dept_id, value: runs })),
    )
  },
  async runs_on_time(known) {
    const rows = await runsOf(known)
    return counted(
      known,
      rows.map(({ dept_id, on_time }) => ({ dept_id, value: on_time })),
    )
  },

  /** Guards who may stand at the door now, of those who are meant to. */
  async guards({ ctx }) {
    const staff = await ctx.scoped
      .rows('escort_staff')
      .innerJoin('escort_staff_dept', 'escort_staff_dept.staff_id', 'escort_staff.id')
      .select(['escort_staff_dept.dept_id', count.as('of'), countIf(sql`escort_staff.status = ${ON_DUTY}`).as('part')])
      .where('duty_type', '=', POST_GUARD)
      .where('escort_staff.status', 'in', [ON_DUTY, SUSPENDED])
      .groupBy('escort_staff_dept.dept_id')
      .execute()
    return new Map(staff.map(({ dept_id, part, of }) => [dept_id, { part, of }]))
  },

  leader: async ({ units }) => new Map(units.map(({ id, leader }) => [id, leader])),
}

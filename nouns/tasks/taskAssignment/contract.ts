import { action } from '@shouya/contract/action'
import { date, datetime, dictCode, id } from '@shouya/contract/fields'
import { type FiltersIn, pageAction, queryOf, reason } from '@shouya/contract/nounActions'
import { grantOf, listFields } from '@shouya/contract/nounSchemas'
import { PERIOD_KEY } from '@shouya/noun/period'
import { z } from 'zod'
import { taskAssignment } from './noun.ts'

const list = grantOf(taskAssignment)('query')

const taskCode = z.string().regex(/^[A-Z]_[A-Z0-9]{1,18}$/)

export const taskAssignmentRow = z.object({
  id,
  dept_id: id,
  ...listFields(taskAssignment),
  /** The page where it is done. */
  page_path: z.string(),
  /** The caller may exempt the unit from it now. */
  exemptible: z.boolean(),
})

const query = queryOf(taskAssignment, {
  task_code: taskCode.optional(),
  /** The first letters of `task_code`: the types of one register. */
  family: z.enum(['D_CHECK', 'D_ESCORT']).optional(),
  period_key: z.string().regex(PERIOD_KEY).optional(),
  /** Daily tasks of this day, and those of longer periods whose deadline is on it. */
  due_on: date.optional(),
})

export type Filters = FiltersIn<typeof query>

/** Tasks of the units in scope. `keywords`: unit, who is on duty. */
export const GetPageList = pageAction(taskAssignment, query.list, taskAssignmentRow)

const share = z.number().min(0).max(1).nullable()

const figures = {
  /** All that were due, the exempt ones among them. */
  total: z.int(),
  done: z.int(),
  done_late: z.int(),
  overdue: z.int(),
  open: z.int(),
  exempt: z.int(),
  /** 完成率 (2+4)/(total−5), 0 to 1; null where nothing was due. */
  completion: share,
  /** 及时率 2/(total−5). */
  timely: share,
}

/** 异常数: items that checks of these days found abnormal. */
const abnormal = z.int()

const statFigures = {
  ...figures,
  /** The same by task type, and what the checks of this type found. */
  types: z.record(z.string(), z.object({ ...figures, abnormal })),
  abnormal,
  /** Rectifications entered on these days and not cancelled, and how many of them are closed: 整改率. */
  rectify_total: z.int(),
  rectify_closed: z.int(),
  rectify_rate: share,
  /** Escort handovers of these days that have a plan, and how many came on time: 押运准点率. */
  runs: z.int(),
  runs_punctual: z.int(),
  on_time_rate: share,
  /** Escort handovers that are signed, and in how many the boxes agreed: 交接一致率. */
  handed: z.int(),
  handed_consistent: z.int(),
  consistent_rate: share,
}

const statQuery = z.strictObject({
  begin_date: date,
  end_date: date,
  dept_id: id.optional(),
  task_code: taskCode.optional(),
})

/**
 * Completion of daily tasks by the units right below a unit (the highest in scope when left out), or of that unit itself where there are
 * none below, with what was found, mended and handed over there; their sum beside them. At most 92 days (domain 7.2): 1001 at
 * `end_date` beyond, 403 for a unit out of scope. A type narrows the tasks and what their checks found. The numbers
 * are those of the table `stat_daily`, which
 * the job stat_rollup writes every ten minutes.
 */
export const GetStat = action('TaskAssignment', 'GetStat', {
  kind: 'read',
  access: list,
  in: statQuery,
  out: z.object({
    /** As of when the numbers are; null before they were rolled up for the first time. */
    as_of: datetime.nullable(),
    sum: z.object(statFigures),
    rows: z.array(
      z.object({
        dept_id: id,
        dept_name: z.string(),
        /** There are units below it that owe something. */
        has_below: z.boolean(),
        ...statFigures,
      }),
    ),
  }),
})

/** Of the same units how many daily tasks of each day (`days`, in order) were filed late or are missing; units with none are left out. */
export const GetStatDays = action('TaskAssignment', 'GetStatDays', {
  kind: 'read',
  access: list,
  in: statQuery,
  out: z.object({
    days: z.array(date),
    rows: z.array(z.object({ dept_id: id, dept_name: z.string(), has_below: z.boolean(), late: z.array(z.int()) })),
  }),
})

const periodOfMenu = z.object({
  period_key: z.string(),
  /** The latest one: units whose deadline was another keep it when the rule changes. */
  deadline: datetime,
  /** Tasks in scope that are not exempt, and how many of them are done, in time or late. */
  due: z.int(),
  done: z.int(),
  overdue: z.int(),
  exempt: z.int(),
})

/**
 * What units in scope owe by month, quarter, half-year and year, by type: the period of today and, the last first, up to three
 * earlier ones in which something is still open (domain 5.1). A type that is off has none of today.
 */
export const GetMenu = action('TaskAssignment', 'GetMenu', {
  kind: 'read',
  access: { id: 'task_menu', operation: 'query' },
  in: z.strictObject({}),
  out: z.array(
    z.object({
      task_code: taskCode,
      /** In the caller's language. */
      task_name: z.string(),
      period_type: dictCode,
      /** The page where it is done. */
      page_path: z.string(),
      owed_by: z.enum(['unit', 'branch']),
      /** Dictionary enable. */
      status: dictCode,
      periods: z.array(periodOfMenu),
    }),
  ),
})

/**
 * Exempts units from tasks that are to do or overdue (domain 5.2: 停业装修), by the branch's security section or head office.
 * All or none: 1004 when one of them is done or exempt, 403 out of scope.
 */
export const Exempt = action('TaskAssignment', 'Exempt', {
  kind: 'write',
  access: { id: 'sys_remind', operation: 'edit' },
  in: z.strictObject({ ids: z.array(id).min(1).max(200), ...reason }),
  out: z.object({ exempted: z.int() }),
})

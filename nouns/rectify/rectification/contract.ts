import { action } from '@shouya/contract/action'
import { date, datetime, dictCode, id, line, saved, version } from '@shouya/contract/fields'
import {
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  printAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  grantOf,
  inputFields,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { rectification } from './noun.ts'

const grant = grantOf(rectification)

/** The most records in one print. */
export const MOST_PRINTED = 100

export const rectificationRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(rectification),
  allowed: allowedMoves(rectification),
})

export const rectificationDetail = rectificationRow.extend({
  ...detailFields(rectification),
  reviews: z.array(
    z.object({
      round: z.int(),
      /** A major one is reviewed twice per round. */
      step: z.int(),
      passed: z.boolean(),
      opinion: z.string().nullable(),
      reviewer_user_name: z.string(),
      review_time: datetime,
    }),
  ),
  delays: z.array(
    z.object({
      id,
      deadline_before: date,
      deadline_wanted: date,
      reason: z.string(),
      apply_user_name: z.string(),
      apply_time: datetime,
      granted: z.boolean().nullable(),
      opinion: z.string().nullable(),
      decide_user_name: z.string().nullable(),
      decide_time: datetime.nullable(),
    }),
  ),
})

const query = queryOf(rectification, {
  /** Dictionary check_category; 0: without category. */
  category: z.array(dictCode).max(10).optional(),
  /** Inclusive days on which it was closed. */
  close_begin_date: date.optional(),
  close_end_date: date.optional(),
  /** Inclusive days of the deadline. */
  due_begin_date: date.optional(),
  due_end_date: date.optional(),
  overdue: z.literal(true).optional(),
  duty_user_id: id.optional(),
})

export type Filters = FiltersIn<typeof query>

/** Rectifications in scope. `keywords`: number, unit, problem, person in charge. */
export const GetPageList = pageAction(rectification, query.list, rectificationRow)

export const Get = getAction(rectification, rectificationDetail)

/**
 * People of a unit and of those above it who may rectify something there; with a company the people of that company.
 */
export const GetPersonList = action('Rectification', 'GetPersonList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ dept_id: id.optional(), escort_company_id: id.optional() }),
  out: z.array(z.object({ id, real_name: z.string(), dept_name: z.string(), post: z.string().nullable() })),
})

/** Only for a new one; what was found does not change. */
const foundFields = z
  .strictObject({
    ...requiredFields(rectification, 'hazard_level', 'category', 'problem_desc', 'deadline'),
    dept_id: id,
    source_type: z.literal([6, 7, 8, 9]),
    problem_photos: z.array(id).max(rectification.fields.problem_photos.max),
  })
  .partial().shape

/**
 * Enters a rectification by hand (sources 6 to 9), or changes requirement, interim measure and person of an open one;
 * what was found does not change. The deadline follows from the level (`rectify.default_days`) unless it is given. 1001
 * for a deadline before today, or a major one without interim measure.
 */
export const Save = action('Rectification', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...foundFields,
    ...inputFields(rectification, 'require_desc', 'temp_measure'),
    /** By default the unit's safety officer; with a company nobody: whoever starts it becomes the person in charge. */
    duty_user_id: id.optional(),
    /**
     * An active escort company in scope that has to rectify it; null: the bank itself. Without the field an edit keeps
     * the company.
     */
    escort_company_id: id.nullable().optional(),
  }),
  out: saved,
})

/** The person in charge starts the work; a major one needs its interim measure now. */
export const Start = moveAction(rectification, 'start', inputFields(rectification, 'temp_measure'))

/** The work is done: the measure that was taken, and photos of the result. */
export const Submit = moveAction(rectification, 'submit', requiredFields(rectification, 'measure', 'result_photos'))

/**
 * Reviews (domain 4.3): the head of the unit a minor one, the branch's security section a serious one, the section and
 * then head office's security department a major one. Passing the last step closes it; a refusal needs an opinion and
 * returns it. 1004 for people who rectified it.
 */
export const Review = moveAction(
  rectification,
  'review',
  { passed: z.boolean(), opinion: line(500).nullable().default(null) },
  saved.extend({ status: dictCode }),
)

/** Asks for a later deadline, twice at most (1004). */
export const Delay = moveAction(rectification, 'delay', { deadline: date, ...reason })

/**
 * The branch's security section (or the department at head office) grants or refuses the later deadline; 1004 for one's
 * own request.
 */
export const DecideDelay = moveAction(rectification, 'decideDelay', {
  granted: z.boolean(),
  opinion: line(200).nullable().default(null),
})

/** Cancels one that was not started; 1004 for whoever entered it (domain 4.3: their superior decides). */
export const Cancel = moveAction(rectification, 'cancel', reason)

/** Notice and receipt (整改通知书, 整改回执) of the current query, at most 100. Logged. */
export const GetPrintList = printAction(rectification, query.filters, rectificationDetail, MOST_PRINTED)

import { action } from '@shouya/contract/action'
import { date, datetime, dictCode, id, line, one, pageQuery, saved, unitFilter, version } from '@shouya/contract/fields'
import {
  allowedMoves,
  detailFields,
  grantOf,
  inputFields,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { printed } from '@shouya/contract/printed'
import { z } from 'zod'
import { rectification } from './noun.ts'

const grant = grantOf(rectification)

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
      /** A major one is reviewed twice in a round. */
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

const filters = {
  ...unitFilter,
  source_type: z.array(dictCode).max(10).optional(),
  hazard_level: z.array(dictCode).max(3).optional(),
  /** Dictionary check_category; 0: of none. */
  category: z.array(dictCode).max(10).optional(),
  status: z.array(dictCode).max(10).optional(),
  /** Inclusive days on which it was entered. */
  begin_date: date.optional(),
  end_date: date.optional(),
  /** Inclusive days on which it was closed. */
  close_begin_date: date.optional(),
  close_end_date: date.optional(),
  /** Inclusive days of the deadline. */
  due_begin_date: date.optional(),
  due_end_date: date.optional(),
  overdue: z.literal(true).optional(),
  /** Neither closed nor cancelled. */
  open: z.literal(true).optional(),
  /** The caller is to mend it. */
  mine: z.literal(true).optional(),
  /** The caller's review is the next step. */
  to_review: z.literal(true).optional(),
  /** Someone asks for more time. */
  delay_asked: z.literal(true).optional(),
  duty_user_id: id.optional(),
}

const list = pageQuery(['create_time', 'bill_no', 'deadline'], filters)

export type Filters = Omit<z.output<typeof list>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** Rectifications in scope. `keywords`: number, unit, problem, who mends it. */
export const GetPageList = action('Rectification', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: rectificationRow,
})

export const Get = action('Rectification', 'Get', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: rectificationDetail,
})

/** People of a unit and of those above it who may mend something there; with a company those of the company. */
export const GetPersonList = action('Rectification', 'GetPersonList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ dept_id: id.optional(), escort_company_id: id.optional() }),
  out: z.array(z.object({ id, real_name: z.string(), dept_name: z.string(), post: z.string().nullable() })),
})

/** Of a new one only; what was found does not change. */
const found = z
  .strictObject({
    ...requiredFields(rectification, 'hazard_level', 'category', 'problem_desc', 'deadline'),
    dept_id: id,
    source_type: z.literal([6, 7, 8, 9]),
    problem_photos: z.array(id).max(rectification.fields.problem_photos.max),
  })
  .partial().shape

/**
 * Enters a rectification by hand (sources 6 to 9), or changes requirement, interim measure and person of an open one; what
 * was found does not change. The deadline follows from the level (`rectify.default_days`) unless it is given.
 * 1001 a deadline before today, a major one without interim measure.
 */
export const Save = action('Rectification', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...found,
    ...inputFields(rectification, 'require_desc', 'temp_measure'),
    /** The unit's safety officer when left out of a new one; of a company's nobody: whoever begins, mends. */
    duty_user_id: id.optional(),
    /** An escort company in scope that works; null: the bank mends. Left out of an edit: stays as it is. */
    escort_company_id: id.nullable().optional(),
  }),
  out: saved,
})

/** Whoever is to mend it begins; a major one needs its interim measure by then. */
export const Start = action('Rectification', 'Start', {
  kind: 'write',
  access: grant('start'),
  in: z.strictObject({ id, version, ...inputFields(rectification, 'temp_measure') }),
  out: saved,
})

/** It is mended: what was done, and photos that show it. */
export const Submit = action('Rectification', 'Submit', {
  kind: 'write',
  access: grant('submit'),
  in: z.strictObject({ id, version, ...requiredFields(rectification, 'measure', 'result_photos') }),
  out: saved,
})

/**
 * Reviews (domain 4.3): a minor one the head, a serious one the branch's security section, a major one the section and then
 * head office's. Passing the last step closes it; a refusal needs an opinion and sends it back. Never by whoever mended it (1004).
 */
export const Review = action('Rectification', 'Review', {
  kind: 'write',
  access: grant('review'),
  in: z.strictObject({ id, version, passed: z.boolean(), opinion: line(500).nullable().default(null) }),
  out: saved.extend({ status: dictCode }),
})

/** Asks for a later deadline, twice at most (1004). */
export const Delay = action('Rectification', 'Delay', {
  kind: 'write',
  access: grant('delay'),
  in: z.strictObject({ id, version, deadline: date, reason: line(200, 2) }),
  out: saved,
})

/** The branch's security section (or head office's) grants or refuses more time; not to themselves. */
export const DecideDelay = action('Rectification', 'DecideDelay', {
  kind: 'write',
  access: grant('delay'),
  in: z.strictObject({ id, version, granted: z.boolean(), opinion: line(200).nullable().default(null) }),
  out: saved,
})

/** Cancels one that nobody has begun; not by whoever entered it (domain 4.3: their superior). */
export const Cancel = action('Rectification', 'Cancel', {
  kind: 'write',
  access: grant('cancel'),
  in: z.strictObject({ id, version, reason: line(200, 2) }),
  out: saved,
})

/** Notice and receipt (整改通知书, 整改回执) of the current query, at most 100. Logged. */
export const GetPrintList = action('Rectification', 'GetPrintList', {
  kind: 'write',
  access: grant('print'),
  in: z.strictObject({
    ...filters,
    keywords: line(50).default(''),
    ids: z.array(id).min(1).max(100).optional(),
  }),
  out: printed(rectificationDetail),
})

import { action } from '@shouya/contract/action'
import {
  date,
  datetime,
  dictCode,
  id,
  line,
  one,
  pageQuery,
  paragraph,
  saved,
  unitFilter,
  version,
} from '@shouya/contract/fields'
import { printed } from '@shouya/contract/printed'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'rectify', operation })

/** What a caller may do with a row now; the server decides again on each call. */
export const rectificationMoves = ['edit', 'start', 'submit', 'review', 'delay', 'decideDelay', 'cancel'] as const

/** Photos: ids of uploaded images. */
const photos = z.array(id).max(9)

export const rectificationRow = z.object({
  id,
  version,
  bill_no: z.string(),
  dept_id: id,
  dept_name: z.string(),
  /** Dictionary rectify_source. */
  source_type: dictCode,
  /** Number of the record that called for it. */
  source_no: z.string().nullable(),
  /** Dictionary hazard_level: 1 minor, 2 serious, 3 major. */
  hazard_level: dictCode,
  /** Dictionary check_category: of the item that was found abnormal, or as it was entered; null: nobody knows. */
  category: dictCode.nullable(),
  problem_desc: z.string(),
  deadline: date,
  duty_user_id: id.nullable(),
  duty_user_name: z.string().nullable(),
  /** The escort company that is to mend it, and that sees it; nobody of it may be named. */
  escort_company_id: id.nullable(),
  escort_company_name: z.string().nullable(),
  /** Dictionary rectify_status: 1 waiting, 2 in work, 3 waiting for its review, 4 closed, 9 cancelled. */
  status: dictCode,
  return_count: z.int(),
  delay_count: z.int(),
  /** Past its deadline and neither handed in nor closed. */
  overdue: z.boolean(),
  create_user_name: z.string().nullable(),
  create_time: datetime,
  allowed: z.array(z.enum(rectificationMoves)),
})

export const rectificationDetail = rectificationRow.extend({
  problem_photos: z.array(id),
  require_desc: z.string().nullable(),
  temp_measure: z.string().nullable(),
  measure: z.string().nullable(),
  result_photos: z.array(id),
  start_time: datetime.nullable(),
  finish_time: datetime.nullable(),
  finish_user_name: z.string().nullable(),
  close_time: datetime.nullable(),
  cancel_reason: z.string().nullable(),
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
    /** On a new one only, as source, level, category, problem, photos and deadline. */
    dept_id: id.optional(),
    source_type: z.literal([6, 7, 8, 9]).optional(),
    hazard_level: z.int().min(1).max(3).optional(),
    category: z.int().min(1).max(9).optional(),
    problem_desc: line(500, 5).optional(),
    problem_photos: photos.optional(),
    deadline: date.optional(),
    require_desc: line(500).nullable().default(null),
    temp_measure: line(500).nullable().default(null),
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
  in: z.strictObject({ id, version, temp_measure: line(500).nullable().default(null) }),
  out: saved,
})

/** It is mended: what was done, and photos that show it. */
export const Submit = action('Rectification', 'Submit', {
  kind: 'write',
  access: grant('submit'),
  in: z.strictObject({ id, version, measure: paragraph(1000, 5), result_photos: photos.min(1) }),
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

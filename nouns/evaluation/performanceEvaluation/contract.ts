import { action } from '@shouya/contract/action'
import { id, line, paragraph, saved, version } from '@shouya/contract/fields'
import {
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  peopleAction,
  printAction,
  queryOf,
} from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { passwordSign, sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { performanceEvaluation, performanceItem } from './noun.ts'
import { LEAST_PUBLICITY, sources } from './rules.ts'

const grant = grantOf(performanceEvaluation)

/** The most evaluations that are printed, begun or calculated at once. */
export const MOST_AT_ONCE = 200
const ITEMS = 12
/** The most that one password submits. */
const MOST_SUBMITTED = 50

const year = z.int().min(2020).max(2099)
/** 1 guards and those who ride, 2 companies. */
const subjectType = z.union([z.literal(1), z.literal(2)])

const source = z.enum(sources.filter((source) => source !== null))

const evaluator = z.object({
  seq: z.int(),
  user_id: id,
  name: z.string(),
  sign: sign.nullable(),
  sign_time: z.string().nullable(),
})

export const performanceEvaluationRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(performanceEvaluation),
  /** Signed by whoever submits it, and waits for further evaluators. */
  awaits_evaluators: z.boolean(),
  allowed: allowedMoves(performanceEvaluation),
})

export const performanceEvaluationDetail = performanceEvaluationRow.extend({
  ...detailFields(performanceEvaluation),
  items: z.array(
    z.object({
      ...listFields(performanceItem),
      /** What `value` is counted from; null where only people judge. */
      source: source.nullable(),
    }),
  ),
  evaluators: z.array(evaluator),
  subject_sign: sign.nullable(),
  /** Whether the stored hash fits the signed content (domain 0.3); null before anybody has signed. */
  signature_intact: z.boolean().nullable(),
})

/** `period_key`: the year, as the cards of tasks call it. */
const query = queryOf(performanceEvaluation, {
  period_key: z
    .string()
    .regex(/^20\d{2}$/)
    .optional(),
})

export type Filters = FiltersIn<typeof query>

/** Evaluations in scope; before their public notice only for those who calculate. `keywords`: number, subject, company, branch. */
export const GetPageList = pageAction(performanceEvaluation, query.list, performanceEvaluationRow)

export const Get = getAction(performanceEvaluation, performanceEvaluationDetail)

const people = peopleAction(performanceEvaluation)

/** People who can evaluate for a branch. */
export const GetPersonList = action('PerformanceEvaluation', 'GetPersonList', {
  kind: 'read',
  access: grant('edit'),
  in: people.in,
  out: people.out,
})

/** Who of the caller's scope has no evaluation of a year, at most 200 (`more`: there are others). */
export const GetSubjectList = action('PerformanceEvaluation', 'GetSubjectList', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ year, subject_type: subjectType }),
  out: z.object({ subjects: z.array(z.object({ id, name: z.string(), company: z.string() })), more: z.boolean() }),
})

/** Grades of a year by branch in scope: how many of each, of how many, and whether more than a fifth are excellent (a warning). */
export const GetSummary = action('PerformanceEvaluation', 'GetSummary', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ year, subject_type: subjectType }),
  out: z.array(
    z.object({
      dept_id: id,
      dept_name: z.string(),
      total: z.int(),
      /** By dictionary perf_grade, 1 to 4. */
      grades: z.array(z.int()).length(4),
      too_many_excellent: z.boolean(),
    }),
  ),
})

/** The most records of a source that are listed. */
export const MOST_RECORDS = 200

/**
 * The records from which the system's part of an item is counted now (domain 5.5), the last first, at most 200; what was stored with the
 * score is what they said when it was calculated.
 */
export const GetSource = action('PerformanceEvaluation', 'GetSource', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ id, source }),
  out: z.object({
    rows: z.array(
      z.object({
        id,
        /** Its number; of a certificate whose. */
        name: z.string(),
        /** A day or a month; null for certificates, which count as they are today. */
        day: z.string().nullable(),
        dept_name: z.string().nullable(),
        /** What speaks for the subject, and of how much. */
        part: z.number(),
        whole: z.number(),
        /** Its page, for callers who may open it. */
        link: z.string().nullable(),
      }),
    ),
    total: z.int(),
  }),
})

/** The twelve items with what they weigh, in their order; every new evaluation has them. */
export const GetItemList = action('PerformanceEvaluation', 'GetItemList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(
    z
      .object(listFields(performanceItem))
      .pick({ seq: true, content: true, weight: true })
      .extend({ source: source.nullable() }),
  ),
})

/** Begins the evaluations of the subjects of a year that have none: drafts, at most 200 at once. 1001 a year to come. */
export const Begin = action('PerformanceEvaluation', 'Begin', {
  kind: 'write',
  access: grant('add'),
  in: z.strictObject({ year, subject_type: subjectType, ids: z.array(id).min(1).max(MOST_AT_ONCE) }),
  out: z.object({ ids: z.array(id) }),
})

/**
 * Counts the system's part of drafts again, from evaluations of months, checks, handovers, certificates, training and drills of
 * the year (domain 5.5); what somebody has signed, and others, are left out. Answers how many were calculated.
 */
export const Calc = action('PerformanceEvaluation', 'Calc', {
  kind: 'write',
  access: grant('calc'),
  in: z.strictObject({ ids: z.array(id).min(1).max(MOST_AT_ONCE) }),
  out: z.object({ calculated: z.int() }),
})

const content = {
  id,
  version,
  ...enteredFields(performanceEvaluation),
  /** Further evaluators; the caller is the first. */
  evaluator_ids: z.array(id).max(5).default([]),
  /** The points of people for each item, in their order. */
  items: z.array(z.strictObject(enteredFields(performanceItem))).length(ITEMS),
}

/** Keeps the points of people. 1001 more points than an item weighs, an adjustment without a reason; 1004 after it was signed. */
export const Save = action('PerformanceEvaluation', 'Save', {
  kind: 'write',
  access: grant('edit'),
  in: z.strictObject(content),
  out: saved,
})

const submitted = saved.extend({ status: performanceEvaluationRow.shape.status })

/**
 * Signs it, complete: it waits for the other evaluators, then head office audits it (domain 5.5). 1001 an item without points,
 * no conclusion, fewer than two evaluators; 1004 before it was calculated.
 */
export const Submit = action('PerformanceEvaluation', 'Submit', {
  kind: 'write',
  access: grant('submit'),
  in: z.strictObject({ ...content, sign: signInput }),
  out: submitted,
})

/**
 * Submits several that are kept complete, with one password, each for itself: what is not submitted is answered with why, which
 * `Result/Get` keeps under `result_id`. A drawn signature belongs to a single record.
 */
export const SubmitMany = action('PerformanceEvaluation', 'SubmitMany', {
  kind: 'write',
  access: grant('submit'),
  timeout: 30_000,
  in: z.strictObject({ ids: z.array(id).min(1).max(MOST_SUBMITTED), sign: passwordSign }),
  out: z.object({
    done: z.array(id),
    failed: z.array(z.object({ id, name: z.string(), message: z.string() })),
    result_id: id,
  }),
})

/** A further evaluator signs; the last one submits it. 1004 for anybody else. */
export const Sign = moveAction(performanceEvaluation, 'sign', { sign: signInput }, submitted)

/**
 * Head office agrees: public notice from the day on, for at least five working days (`publicity_days`). Whoever evaluated does
 * not audit (1004). The task of the year is done with the last guard of the branch.
 */
export const Audit = moveAction(performanceEvaluation, 'pass', {
  audit_opinion: line(200).default(''),
  publicity_days: z.int().min(LEAST_PUBLICITY).max(30).default(LEAST_PUBLICITY),
})

/** Head office sends it back with a reason: it is a draft again, and all sign anew. */
export const Reject = moveAction(performanceEvaluation, 'reject', { audit_opinion: line(200, 5) })

/** The subject's company does not agree, while it is on public notice, once. */
export const Appeal = moveAction(performanceEvaluation, 'appeal', { appeal: paragraph(500, 10) })

/**
 * Head office decides on an appeal: `adjust` left out, the score stays and is effective when its notice ends; else the score
 * changes and the notice begins anew. 1001 a change without effect.
 */
export const Review = moveAction(performanceEvaluation, 'review', {
  review: paragraph(500, 10),
  adjust: z.number().min(-5).max(5).multipleOf(0.1).optional(),
})

/** The subject's company signs that it knows the result, once. */
export const Acknowledge = moveAction(performanceEvaluation, 'acknowledge', { sign: signInput })

/** The result takes effect, after the last day of its notice (1004); of a company its score is kept. Each night the clock does so. */
export const Publish = moveAction(performanceEvaluation, 'publish', {})

/** Puts it aside: nothing is added any more, and the archive takes its paper. */
export const Archive = moveAction(performanceEvaluation, 'archive', {})

/** The evaluations of the current query on paper. */
export const GetPrintList = printAction(performanceEvaluation, query.filters, performanceEvaluationDetail, MOST_AT_ONCE)

import { action } from '@shouya/contract/action'
import { id, saved, version } from '@shouya/contract/fields'
import {
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  peopleAction,
  printAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  inputFields,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { drillRecord, drillStep, participant } from './noun.ts'

const grant = grantOf(drillRecord)

/** The most records that go onto paper at once. */
export const MOST_PRINTED = 100
const MOST_PEOPLE = 200
const MOST_STEPS = 60

export const drillRecordRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(drillRecord),
  allowed: allowedMoves(drillRecord),
})

const other = z.object({ id, bill_no: z.string(), status: drillRecordRow.shape.status }).nullable()

export const drillRecordDetail = drillRecordRow.extend({
  ...detailFields(drillRecord),
  participants: z.array(z.object(listFields(participant))),
  steps: z.array(z.object(listFields(drillStep))),
  evaluator_sign: sign.nullable(),
  leader_sign: sign.nullable(),
  /** Whether the stored hash fits the signed content (domain 0.3); null before the evaluation. */
  signature_intact: z.boolean().nullable(),
  /** The drill that failed and that this one repeats; null also where the caller may not see it. */
  repeats: other,
  /** The drill that repeats this one. */
  repeated_by: other,
})

const query = queryOf(drillRecord, {
  /** A quarter, a half-year or a year: `2026Q1`, `2026H1`, `2026`. */
  period_key: z
    .string()
    .regex(/^\d{4}(Q[1-4]|H[12])?$/)
    .optional(),
})

export type Filters = FiltersIn<typeof query>

/** Drills in scope, the last first. `keywords`: number, unit, plan, place, commander. */
export const GetPageList = pageAction(drillRecord, query.list, drillRecordRow)

export const Get = getAction(drillRecord, drillRecordDetail)

/** People of a unit and of those above it who can command its drill or take part. */
export const GetPersonList = peopleAction(drillRecord)

/**
 * Plans a drill, or changes one that is only planned (domain 7.1). 1001 a plan that does not hold, an end before the begin,
 * a commander of another unit, a repetition after its deadline or of another type; 1004 carried out or cancelled.
 */
export const Save = action('DrillRecord', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    /** By default the caller's own; does not change afterwards. */
    dept_id: id.optional(),
    ...inputFields(
      drillRecord,
      ...(['plan_name', 'form', 'is_blind', 'begin_time', 'end_time', 'place', 'commander_user_name'] as const),
    ),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

const done = {
  ...inputFields(drillRecord, 'begin_time', 'end_time', 'place', 'commander_user_name', 'report_to_monitor'),
  ...inputFields(
    drillRecord,
    'joint_units',
    'scene_desc',
    'response_seconds',
    'evac_seconds',
    'problems',
    'improvement',
  ),
  ...inputFields(drillRecord, 'photos'),
  /** In the order of the sheet. */
  participants: z.array(z.strictObject(enteredFields(participant))).max(MOST_PEOPLE),
  /** In the order in which they happened. */
  steps: z
    .array(z.strictObject(enteredFields(drillStep)))
    .max(MOST_STEPS)
    .default([]),
}

/**
 * Records what happened at a drill, as far as it is known; may be repeated until it is submitted. 1001 a time in the future, an
 * end before the begin, a commander of another unit.
 */
export const Do = moveAction(drillRecord, 'do', done)

/**
 * Submits a drill with this content, which does not change any more: it waits for its evaluation. 1001 fewer than three people
 * or two photos, no scene, problems or improvement.
 */
export const Submit = moveAction(drillRecord, 'submit', done)

/**
 * Evaluates a drill and signs it: by the head of its unit, or by those above. It does the tasks of its quarter and, a fire
 * evacuation, of its half-year. One that failed (effect 4) gets a repetition within 15 days. 1004 by whoever submitted it, or a
 * blind one by its own unit.
 */
export const Evaluate = moveAction(drillRecord, 'evaluate', {
  ...requiredFields(drillRecord, 'score', 'effect', 'evaluation'),
  sign: signInput,
})

/** The head of the unit signs what others have evaluated: it is archived. 1004 signed before, or not of the unit. */
export const Confirm = moveAction(drillRecord, 'confirm', { sign: signInput })

/** Gives a drill back to be corrected. */
export const GiveBack = moveAction(drillRecord, 'giveBack', reason)

/**
 * Takes an evaluation back before the archive: by whoever evaluated it, or from above. Its tasks are undone unless another drill
 * does them, and the repetition that it asked for is cancelled. 1004 when that was carried out.
 */
export const Withdraw = moveAction(drillRecord, 'withdraw', reason)

/** A drill that does not take place, or was entered by mistake. A repetition is cancelled only from above (1004). */
export const Cancel = moveAction(drillRecord, 'cancel', reason)

/** The drills of the current query on paper. */
export const GetPrintList = printAction(drillRecord, query.filters, drillRecordDetail, MOST_PRINTED)

const share = z.number().min(0).max(1).nullable()

const figures = {
  /** 应演练: outlets that owe a drill, each once for every quarter that has begun; exempt ones are left out. */
  due: z.int(),
  /** 已演练: those of them with an evaluated drill of the quarter (of the type that was asked for). */
  done: z.int(),
  /** 完成率 done/due, 0 to 1; null where nothing was due. */
  completion: share,
  /** 场次: drills that were evaluated. */
  drills: z.int(),
  /** 参演人次. */
  people: z.int(),
  /** 平均响应秒: of those drills that measured it. */
  response_seconds: z.number().nullable(),
  failed: z.int(),
  /** 平均分. */
  score: z.number().nullable(),
  /** Drills by type (dictionary drill_type). */
  types: z.record(z.string(), z.int()),
}

const MOST_MISSING = 200

const statQuery = z.strictObject({
  year: z.int().min(2000).max(2999),
  quarter: z.int().min(1).max(4).optional(),
  dept_id: id.optional(),
  drill_type: drillRecordRow.shape.drill_type.optional(),
})

/**
 * Drills of a year or a quarter by the units right below a unit (the highest in scope when left out), with their sum, the drills
 * of each quarter of the year, and the outlets in scope that have not held theirs (domain 7.2). 403 a unit out of scope.
 */
export const GetStat = action('DrillRecord', 'GetStat', {
  kind: 'read',
  access: grant('query'),
  in: statQuery,
  out: z.object({
    sum: z.object(figures),
    rows: z.array(
      z.object({
        dept_id: id,
        dept_name: z.string(),
        /** There are units below it that owe something or held drills. */
        has_below: z.boolean(),
        ...figures,
      }),
    ),
    /** Each quarter of the year; `passed` and `failed` drills. */
    quarters: z.array(z.object({ period_key: z.string(), passed: z.int(), failed: z.int() })),
    /** Outlets with the quarters that they have not held a drill in; at most 200, those with the most first. */
    missing: z
      .array(z.object({ dept_id: id, dept_name: z.string(), period_keys: z.array(z.string()) }))
      .max(MOST_MISSING),
  }),
})

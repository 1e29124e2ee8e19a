import { action } from '@shouya/contract/action'
import {
  barred,
  date,
  datetime,
  dayOrOpenFilter,
  dictCode,
  id,
  line,
  nothing,
  one,
  pageQuery,
  saved,
  time,
  unitFilter,
  version,
} from '@shouya/contract/fields'
import { printed } from '@shouya/contract/printed'
import { sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'daily_security', operation })

/** Dictionary check_session: 1 before opening, 2 during business, 3 after closing. */
const session = z.int().min(1).max(3)

/** What a caller may do with a row now; the server decides again on each call. */
export const securityCheckMoves = ['edit', 'takeOver', 'sign', 'confirm', 'revoke', 'delete'] as const

/** Photos: ids of uploaded images. */
const photos = z.array(id).max(6)

export const securityResult = z.object({
  id,
  item_id: id,
  item_code: z.string(),
  /** Dictionary check_category. */
  category: dictCode,
  content: z.string(),
  standard: z.string().nullable(),
  result_type: dictCode,
  full_score: z.number(),
  need_photo: dictCode,
  hazard_level: dictCode,
  /** Dictionary check_result: 1 normal, 2 abnormal, 3 not applicable; nothing while it is not answered. */
  result: dictCode.nullable(),
  value_num: z.number().nullable(),
  value_text: z.string().nullable(),
  score: z.number().nullable(),
  problem_desc: z.string().nullable(),
  photos: z.array(id),
  /** Of `value_num`: what it counts; `HH:mm` is a time of the day in minutes since midnight. */
  value_unit: z.string().nullable(),
  /** A number outside of these is not normal. */
  min_value: z.number().nullable(),
  max_value: z.number().nullable(),
  /** Dictionary check_register: 1 visitors inside, 2 keys out, 3 boxes not handed over, 4 devices out of order. */
  known_by: dictCode.nullable(),
  /** Of 4: dictionary device_type. */
  known_devices: z.array(dictCode),
  /** How many that register has, or had when it was signed; nothing where it is not asked, as for a day that has passed. */
  known_count: z.int().nullable(),
  /** Why it is well (or does not apply) though the register has something. */
  known_reason: z.string().nullable(),
  rectify_id: id.nullable(),
  /** It came right on the spot and needed no rectification. */
  recovered_note: z.string().nullable(),
})

export const securityCheckRow = z.object({
  id,
  version,
  /** From its submission on. */
  bill_no: z.string().nullable(),
  biz_date: date,
  dept_id: id,
  dept_name: z.string(),
  session: dictCode,
  /** Dictionary security_check_status: 0 draft, 1 submitted, 2 being rectified, 3 done, 9 revoked. */
  status: dictCode,
  /** A draft that its checker has signed and that waits for the second checker. */
  awaits_second: z.boolean(),
  checker_user_id: id.nullable(),
  checker_user_name: z.string().nullable(),
  second_checker_user_id: id.nullable(),
  second_checker_user_name: z.string().nullable(),
  total_items: z.int(),
  abnormal_count: z.int(),
  rectify_count: z.int(),
  rectify_closed: z.int(),
  /** What its numbered items say, in lists and exports: `S107 92天`. */
  item_values: z.string().nullable(),
  /** Dictionary check_result: 1 normal, 2 abnormal. */
  overall_result: dictCode.nullable(),
  deadline: datetime.nullable(),
  received_at: datetime.nullable(),
  is_overdue: z.boolean(),
  is_backfill: z.boolean(),
  create_user_name: z.string(),
  create_time: datetime,
  allowed: z.array(z.enum(securityCheckMoves)),
  barred: barred(securityCheckMoves),
})

export const securityCheckDetail = securityCheckRow.extend({
  check_time: datetime.nullable(),
  weather: z.string().nullable(),
  guard_staff_id: id.nullable(),
  guard_staff_name: z.string().nullable(),
  disarm_time: time.nullable(),
  arm_time: time.nullable(),
  filed_at: datetime.nullable(),
  backfill_reason: z.string().nullable(),
  checker_sign: sign.nullable(),
  second_checker_sign: sign.nullable(),
  leader_user_name: z.string().nullable(),
  leader_sign: sign.nullable(),
  revoke_reason: z.string().nullable(),
  replaces_id: id.nullable(),
  /** From when a draft may be signed; nothing where its unit has no hours, and of what was submitted. */
  opens: datetime.nullable(),
  /** The stored hash still fits the signed content (domain 0.3); drafts have none. */
  signature_intact: z.boolean().nullable(),
  results: z.array(
    securityResult.extend({
      /** Of its rectification: number and dictionary rectify_status. */
      rectify_no: z.string().nullable(),
      rectify_status: dictCode.nullable(),
    }),
  ),
  remark: z.string().nullable(),
})

const filters = {
  ...unitFilter,
  ...dayOrOpenFilter,
  session: z.array(session).max(3).optional(),
  status: z.array(dictCode).max(10).optional(),
  overall_result: z.int().min(1).max(2).optional(),
  is_overdue: z.literal(true).optional(),
  backfill: z.literal(true).optional(),
  /** First or second checker. */
  user_id: id.optional(),
  /** Waits for the caller's signature as second checker. */
  mine: z.literal(true).optional(),
  /** Submitted with something abnormal and not confirmed yet. */
  unconfirmed: z.literal(true).optional(),
  /** A check item that was found abnormal. */
  abnormal_item_id: id.optional(),
  /** Submitted and not revoked. */
  filed: z.literal(true).optional(),
}

const list = pageQuery(['biz_date', 'bill_no', 'received_at', 'create_time'], filters)

export type Filters = Omit<z.output<typeof list>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** Checks in scope, drafts among them. `keywords`: number, unit, checkers. */
export const GetPageList = action('SecurityCheck', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: securityCheckRow,
})

export const Get = action('SecurityCheck', 'Get', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: securityCheckDetail,
})

/** The three sessions of a unit's day (the caller's unit and today unless named): what is due, filed, late. */
export const GetDay = action('SecurityCheck', 'GetDay', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ dept_id: id.optional(), biz_date: date.optional() }),
  out: z.object({
    dept_id: id,
    dept_name: z.string(),
    biz_date: date,
    sessions: z.array(
      z.object({
        session: dictCode,
        /** Nothing where the unit has no hours. */
        deadline: datetime.nullable(),
        /** From when it may be signed; nothing where the unit has no hours. */
        opens: datetime.nullable(),
        /** Its deadline has passed and nothing was submitted. */
        late: z.boolean(),
        check: securityCheckRow.nullable(),
      }),
    ),
  }),
})

/** People who can take part in a unit's checks: its own and those of the units above it. */
export const GetPersonList = action('SecurityCheck', 'GetPersonList', {
  kind: 'read',
  offline: true,
  access: grant('query'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(z.object({ id, real_name: z.string(), dept_name: z.string(), post: z.string().nullable() })),
})

const answer = z.strictObject({
  item_id: id,
  result: z.int().min(1).max(3).nullable().default(null),
  value_num: z.number().min(-9_999_999).max(9_999_999).multipleOf(0.01).nullable().default(null),
  value_text: line(500).nullable().default(null),
  score: z.number().min(0).max(9999).multipleOf(0.1).nullable().default(null),
  problem_desc: line(500).nullable().default(null),
  photos: photos.default([]),
  /** Why the answer is another than the register's. */
  known_reason: line(200).nullable().default(null),
})

/** An empty check of a unit's session: its items today with what registers know of them, who is there, who was there last. */
export const GetBlank = action('SecurityCheck', 'GetBlank', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional(), biz_date: date.optional(), session }),
  out: z.object({
    dept_id: id,
    dept_name: z.string(),
    biz_date: date,
    session: dictCode,
    deadline: datetime.nullable(),
    /** From when it may be signed; nothing where the unit has no hours, and for a day that has passed. */
    opens: datetime.nullable(),
    /** There is one for this session already. */
    check_id: id.nullable(),
    items: z.array(securityResult.omit({ id: true, rectify_id: true, recovered_note: true })),
    guards: z.array(z.object({ id, name: z.string() })),
    last: z
      .object({
        bill_no: z.string().nullable(),
        biz_date: date,
        weather: z.string().nullable(),
        guard_staff_id: id.nullable(),
        second_checker_user_id: id.nullable(),
      })
      .nullable(),
  }),
})

const content = {
  id: id.optional(),
  version: version.optional(),
  /** The caller's own when left out; of an existing check it does not change. */
  dept_id: id.optional(),
  /** Today when left out. */
  biz_date: date.optional(),
  session,
  /** When it was filed when left out. */
  check_time: datetime.optional(),
  /**
   * When the device says that it was filed (without a network); lateness counts by the server's clock, and having waited is
   * reason enough for a later day.
   */
  filed_at: datetime.nullable().default(null),
  weather: line(20).nullable().default(null),
  guard_staff_id: id.nullable().default(null),
  second_checker_user_id: id.nullable().default(null),
  disarm_time: time.nullable().default(null),
  arm_time: time.nullable().default(null),
  backfill_reason: line(200).nullable().default(null),
  remark: line(500).nullable().default(null),
  results: z.array(answer).max(200),
}

/**
 * Keeps a check as a draft; the first time it takes a copy of the items. A signature that the draft had falls away.
 * 1001 an item that is not among them; 1003 the session has a check already; 1009 older than `register.backfill_days`.
 */
export const Save = action('SecurityCheck', 'Save', {
  kind: 'write',
  offline: true,
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject(content),
  out: saved,
})

/**
 * The same content, complete and signed by the caller as its checker (domain 4.2). Sessions 1 and 3 then wait for the second
 * checker, whose signature submits them; session 2 is submitted at once. Without anything abnormal a submitted check is done.
 * 1001 before the session's time (`opens`), an item without answer, an abnormal one without description (5 characters) or
 * photo, a number that its limits do not call normal, an answer that a register contradicts without `known_reason`, no second
 * checker, no time of disarming (1) or arming (3), a time on another day or ahead; 1010 wrong password.
 */
export const Submit = action('SecurityCheck', 'Submit', {
  kind: 'write',
  offline: true,
  access: grant('submit'),
  in: z.strictObject({ ...content, sign: signInput }),
  out: saved.extend({ bill_no: z.string().nullable(), status: dictCode }),
})

/** The second checker signs, which submits the check. 1004 for anybody else, and when a register has something new meanwhile. */
export const Sign = action('SecurityCheck', 'Sign', {
  kind: 'write',
  access: grant('sign'),
  in: z.strictObject({ id, version, sign: signInput }),
  out: saved.extend({ bill_no: z.string(), status: dictCode }),
})

/**
 * The head confirms an abnormal check: each abnormal item gets a rectification, is linked to an open one of the unit
 * (`rectify_id`) or came right on the spot (`recovered_note`). Whoever checked does not confirm (1004).
 */
export const Confirm = action('SecurityCheck', 'Confirm', {
  kind: 'write',
  access: grant('confirm'),
  in: z.strictObject({
    id,
    version,
    /** Items that get no new rectification. */
    items: z
      .array(z.strictObject({ result_id: id, rectify_id: id.optional(), recovered_note: line(200, 2).optional() }))
      .max(200)
      .default([]),
    /** What holds until a major one is mended; goes to each new rectification. */
    temp_measure: line(500).nullable().default(null),
    sign: signInput,
  }),
  out: saved.extend({ status: dictCode, rectify_nos: z.array(z.string()) }),
})

/**
 * Takes a submitted check back within `register.edit_hours`: it stays as it was, marked revoked, and a draft with its answers
 * takes its place. Its rectifications that nobody has begun are cancelled. 1004 later, or when rectifications are under way.
 */
export const Revoke = action('SecurityCheck', 'Revoke', {
  kind: 'write',
  access: grant('revoke'),
  in: z.strictObject({ id, version, reason: line(200, 2) }),
  out: saved.extend({ draft_id: id }),
})

/** Puts a draft into the recycle bin. */
export const Delete = action('SecurityCheck', 'Delete', {
  kind: 'write',
  access: grant('delete'),
  in: z.strictObject({ id, version }),
  out: nothing,
})

/** The checks of the current query as the ledger on paper has them: one sheet for each unit and day, at most 300 checks. */
export const GetPrintList = action('SecurityCheck', 'GetPrintList', {
  kind: 'write',
  access: grant('print'),
  in: z.strictObject({
    ...filters,
    keywords: line(50).default(''),
    /** The days of these. */
    ids: z.array(id).min(1).max(300).optional(),
  }),
  out: printed(securityCheckDetail),
})

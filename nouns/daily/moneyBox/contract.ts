import { action } from '@shouya/contract/action'
import { date, datetime, dictCode, id, line, nothing, saved, version } from '@shouya/contract/fields'
import {
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  peopleAction,
  printAction,
  queryOf,
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
import { escortSign, sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { crew, items, moneyBox } from './noun.ts'

const grant = grantOf(moneyBox)
const read = { kind: 'read', access: grant('query') } as const

/** The most handovers in one print. */
export const MOST_PRINTED = 300

const row = z.object({ id, version, dept_id: id, ...listFields(moneyBox), allowed: allowedMoves(moneyBox) })

/** Why a vehicle or person is not allowed, in the caller's language; empty if allowed. */
const reasons = { reasons: z.array(z.string()) }

export const moneyBoxDetail = row.extend({
  ...detailFields(moneyBox),
  escort_company_id: id.nullable(),
  bank_user1_id: id.nullable(),
  bank_sign1: sign.nullable(),
  bank_sign2: sign.nullable(),
  escort_signs: z.array(escortSign),
  oa_examine_id: id.nullable(),
  /** Whether the stored hash fits the signed content (domain 0.3); null for drafts. */
  signature_intact: z.boolean().nullable(),
  crew: z.array(z.object({ ...listFields(crew), ...reasons })),
  /** The crew member as whom the caller signs: for accounts of the company, their own record. */
  signs_as: id.nullable(),
  /** Amounts are null for people of the companies, who may not see them (domain 4.4). */
  items: z.array(z.object({ id, box_id: id.nullable(), ...listFields(items), scan_method: dictCode })),
})

/** A vehicle as it is checked at the door on a day. */
const carFace = z.object({
  car_id: id,
  plate_no: z.string(),
  car_seq: z.string(),
  car_type: dictCode,
  escort_company_id: id,
  company_name: z.string(),
  photos: z.array(z.string()),
  ...reasons,
})

/** A crew member as checked at the door on a day. */
const staffFace = z.object({
  staff_id: id,
  name: z.string(),
  staff_no: z.string(),
  duty_type: dictCode,
  pass_card_no: z.string().nullable(),
  escort_company_id: id,
  photo_url: z.string().nullable(),
  ...reasons,
})

const { handover_type: handoverType } = inputFields(moneyBox, 'handover_type')

const query = queryOf(moneyBox, {
  escort_company_id: id.optional(),
  route_id: id.optional(),
  /** A part of the plate. */
  plate_no: line(10).optional(),
  /** Boxes, seals or locks that were not in order. */
  differs: z.literal(true).optional(),
  /** A box of it: its number or the beginning of it. */
  box_no: line(20).optional(),
  /** A member of its crew: part of the name. */
  staff_name: line(50).optional(),
})

export type Filters = FiltersIn<typeof query>

/** Handovers in scope, including drafts. `keywords`: number, unit, plate, crew, signers. */
export const GetPageList = pageAction(moneyBox, query.list, row)

export const Get = getAction(moneyBox, moneyBoxDetail)

/** The two fixed handovers of a unit's day (by default the caller's unit and today), as far as the unit has them. */
export const GetDay = action('MoneyBox', 'GetDay', {
  ...read,
  in: z.strictObject({ dept_id: id.optional(), biz_date: date.optional() }),
  out: z.object({
    dept_id: id,
    dept_name: z.string(),
    biz_date: date,
    fixed: z.array(
      z.object({
        handover_type: dictCode,
        plan_time: datetime.nullable(),
        plate_no: z.string().nullable(),
        /** It is not done one hour after its planned time. */
        late: z.boolean(),
        handover: row.nullable(),
      }),
    ),
  }),
})

/** People who may hand over for a unit: those of the unit and of the units above it with the right to sign. */
export const GetPersonList = peopleAction(moneyBox, true)

/** An empty handover: the plan for that day and type, the expected boxes, and the last one to copy from. */
export const GetBlank = action('MoneyBox', 'GetBlank', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional(), biz_date: date.optional(), handover_type: handoverType }),
  out: z.object({
    dept_id: id,
    dept_name: z.string(),
    biz_date: date,
    handover_type: dictCode,
    plan_time: datetime.nullable(),
    /** The existing handover of this day (types 1 and 2). */
    money_box_id: id.nullable(),
    plan: z
      .object({ plan_id: id, route_name: z.string().nullable(), car: carFace, crew: z.array(staffFace) })
      .nullable(),
    /** The unit's boxes at the place where this handover collects them. */
    boxes: z.array(z.object({ box_id: id, box_no: z.string(), box_type: dictCode })),
    guards: z.array(z.object({ id, name: z.string() })),
    /** The least number of armed guards in a crew (`escort.min_guards`). */
    min_guards: z.int(),
    /** Whether amounts of boxes are entered (`escort.box_amounts`). */
    amounts: z.boolean(),
    /** The last completed one: its vehicle and crew in their state on this day. */
    last: z
      .object({
        bill_no: z.string().nullable(),
        biz_date: date,
        car: carFace.nullable(),
        crew: z.array(staffFace),
        bank_user2_id: id.nullable(),
        guard_staff_id: id.nullable(),
      })
      .nullable(),
  }),
})

/** The vehicle with a plate, and why it may not carry boxes on a day; null if there is none in scope. */
export const FindCar = action('MoneyBox', 'FindCar', {
  ...read,
  in: z.strictObject({ plate_no: line(10, 1), biz_date: date.optional() }),
  out: carFace.nullable(),
})

/**
 * People of the companies by pass number, staff number or name, and why they may not carry boxes for a unit on that
 * day.
 */
export const FindStaff = action('MoneyBox', 'FindStaff', {
  ...read,
  in: z.strictObject({
    keywords: line(50, 2),
    dept_id: id.optional(),
    biz_date: date.optional(),
    escort_company_id: id.optional(),
  }),
  out: z.array(staffFace),
})

/** The box with a number or an RFID tag, compared for this type of handover of a unit; null if there is none. */
export const FindBox = action('MoneyBox', 'FindBox', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ text: line(50, 1), dept_id: id.optional(), handover_type: handoverType }),
  out: z
    .object({
      box_no: z.string(),
      box_type: dictCode,
      /** Dictionary match_result. */
      matched: dictCode,
      /** Whether it is at the place where this handover collects it. */
      placed: z.boolean(),
    })
    .nullable(),
})

/** Approved, unused requests of a unit that admit a crew whose papers are not valid. */
export const GetPermitList = action('MoneyBox', 'GetPermitList', {
  ...read,
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(
    z.object({
      oa_examine_id: id,
      bill_no: z.string(),
      title: z.string(),
      initiator_name: z.string(),
      passed_time: datetime,
    }),
  ),
})

const member = inputFields(crew, 'staff_id', 'verify_method', 'photo_match')

const item = z.strictObject({
  /** Letters, digits and hyphens, as in box numbers; small letters become capitals. */
  box_no: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{4,20}$/),
  /** An expected box that is not there: without seal and lock. */
  missing: z.boolean().default(false),
  ...inputFields(items, 'direction', 'seal_ok', 'lock_ok', 'remark'),
  seal_no: line(20).toUpperCase().nullable().default(null),
  /** 1 scanned, 2 RFID, 3 typed. */
  scan_method: z.int().min(1).max(3).default(3),
  /** The declared amount in fen; stored only if the parameter `escort.box_amounts` is on. */
  amount_declared: z.int().min(0).max(1_000_000_000_000).nullable().default(null),
})

const content = {
  id: id.optional(),
  version: version.optional(),
  /** By default the caller's own; does not change afterwards. */
  dept_id: id.optional(),
  /** By default today. */
  biz_date: date.optional(),
  ...enteredFields(moneyBox),
  /** As read from the vehicle; the server finds the vehicle and its company by it. */
  plate_no: line(10).toUpperCase().nullable().default(null),
  place_ok: z.boolean().default(false),
  /**
   * The first person of the bank is the caller by default. The approval admits a crew whose papers are not valid.
   * `filed_at`: the device's time of an entry that waited for a network; a time in the future counts as now.
   */
  ...inputFields(
    moneyBox,
    ...(['handover_type', 'plan_id', 'end_time', 'bank_user1_name', 'special_approve_no', 'filed_at'] as const),
  ),
  crew: z
    .array(
      z.strictObject({
        staff_id: member.staff_id,
        verify_method: member.verify_method.default(1),
        photo_match: member.photo_match.default(1),
      }),
    )
    .max(20)
    .default([]),
  items: z.array(item).max(200).default([]),
}

/**
 * Saves a handover as a draft; a verified one becomes a draft again and loses its signatures. 1001 an unknown vehicle,
 * person or box number; 1003 the unit already has this handover of the day; 1004 signed by both sides; 1009 older than
 * `register.backfill_days`.
 */
export const Save = action('MoneyBox', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject(content),
  out: saved,
})

const drawn = z.strictObject({ staff_id: id, file_id: id })

/**
 * The same content, complete: the server verifies vehicle, crew and boxes (domain 4.4), the handover gets its number
 * and waits for its signatures. Available signatures are sent along: the caller's as one of the two people of the bank,
 * and drawn ones of the crew. 1001 at each missing or wrong field; a seal that the company already used that day; a box
 * that is elsewhere. 1004 a permit that is used or revoked. 1011 a vehicle or crew member that is not allowed (with the
 * reasons), unless a special approval admits the crew.
 */
export const Verify = action('MoneyBox', 'Verify', {
  kind: 'write',
  offline: true,
  access: grant('verify'),
  in: z.strictObject({
    ...content,
    sign: signInput.nullable().default(null),
    escort_signs: z.array(drawn).max(10).default([]),
  }),
  out: saved.extend({ bill_no: z.string(), status: dictCode }),
})

/**
 * One of the two people of the bank signs a verified handover; the last signature completes it. 1004 for anybody else.
 */
export const Sign = moveAction(moneyBox, 'sign', { sign: signInput }, saved.extend({ status: dictCode }))

/**
 * A crew member signs a verified handover: drawn on the outlet's device, or with an account of the company that belongs
 * to that person. 1001 not of the crew; 1004 already signed, or somebody else's account.
 */
export const EscortSign = moveAction(
  moneyBox,
  'escortSign',
  { staff_id: id, sign: signInput },
  saved.extend({ status: dictCode }),
)

/** The vehicle has left (by default now), which ends the handover. */
export const Leave = moveAction(moneyBox, 'leave', { leave_time: datetime.optional() })

/**
 * Refuses the handover before both sides have signed; the branch's security section and the company are notified at
 * once.
 */
export const Reject = moveAction(
  moneyBox,
  'reject',
  requiredFields(moneyBox, 'exception_type', 'exception_desc'),
  saved.extend({ bill_no: z.string() }),
)

/** Raises an objection to a handover within 24 hours of the last signature, once. */
export const Dispute = moveAction(moneyBox, 'dispute', { reason: line(500, 2) })

/** The security section decides an objection; if the departure was never recorded, its time is required here. */
export const Resolve = moveAction(moneyBox, 'resolve', { result: line(500, 2), leave_time: datetime.optional() })

/** Moves a draft that never had a number to the recycle bin. */
export const Delete = moveAction(moneyBox, 'delete', {}, nothing)

/** The handovers of the current query for the printed register, by unit and day; at most 300. Without drafts. */
export const GetPrintList = printAction(moneyBox, query.filters, moneyBoxDetail, MOST_PRINTED)

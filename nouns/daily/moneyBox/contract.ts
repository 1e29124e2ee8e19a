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

/** The most handovers that go onto paper at once. */
export const MOST_PRINTED = 300

const row = z.object({ id, version, dept_id: id, ...listFields(moneyBox), allowed: allowedMoves(moneyBox) })

/** Why somebody or something may not, in the caller's language; none when it may. */
const reasons = { reasons: z.array(z.string()) }

export const moneyBoxDetail = row.extend({
  ...detailFields(moneyBox),
  escort_company_id: id.nullable(),
  bank_user1_id: id.nullable(),
  bank_sign1: sign.nullable(),
  bank_sign2: sign.nullable(),
  escort_signs: z.array(escortSign),
  oa_examine_id: id.nullable(),
  /** The stored hash still fits the signed content (domain 0.3); drafts have none. */
  signature_intact: z.boolean().nullable(),
  crew: z.array(z.object({ ...listFields(crew), ...reasons })),
  /** As whom of the crew the caller signs: their own seat, for accounts of the company. */
  signs_as: id.nullable(),
  /** Their amounts are nothing for people of the companies, who are not shown them (domain 4.4). */
  items: z.array(z.object({ id, box_id: id.nullable(), ...listFields(items), scan_method: dictCode })),
})

/** A vehicle as it is compared at the door on a day. */
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

/** Somebody of a crew as they are compared at the door on a day. */
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
  /** Boxes, seals or locks that were not as they should be. */
  differs: z.literal(true).optional(),
  /** A box of it, whole or its beginning. */
  box_no: line(20).optional(),
  /** Somebody of its crew, a part of the name. */
  staff_name: line(50).optional(),
})

export type Filters = FiltersIn<typeof query>

/** Handovers in scope, drafts among them. `keywords`: number, unit, plate, crew, signers. */
export const GetPageList = pageAction(moneyBox, query.list, row)

export const Get = getAction(moneyBox, moneyBoxDetail)

/** The two fixed handovers of a unit's day (the caller's unit and today unless named), as far as the unit has them. */
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
        /** Its time has passed by an hour and it is not done. */
        late: z.boolean(),
        handover: row.nullable(),
      }),
    ),
  }),
})

/** Who can hand over for a unit: its own people and those of the units above it, as far as they sign. */
export const GetPersonList = peopleAction(moneyBox, true)

/** An empty handover: what the plan says of that day and type, the boxes that are due, and the last one to copy from. */
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
    /** There is one for this day already (types 1 and 2). */
    money_box_id: id.nullable(),
    plan: z
      .object({ plan_id: id, route_name: z.string().nullable(), car: carFace, crew: z.array(staffFace) })
      .nullable(),
    /** The unit's boxes that are where this handover takes them from. */
    boxes: z.array(z.object({ box_id: id, box_no: z.string(), box_type: dictCode })),
    guards: z.array(z.object({ id, name: z.string() })),
    /** How many armed guards a crew has at least (`escort.min_guards`). */
    min_guards: z.int(),
    /** Amounts of boxes are entered (`escort.box_amounts`). */
    amounts: z.boolean(),
    /** The last one that was handed over: its vehicle and crew as they are on this day. */
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

/** The vehicle with a plate, and why it may not take boxes on a day; nothing where none in scope has it. */
export const FindCar = action('MoneyBox', 'FindCar', {
  ...read,
  in: z.strictObject({ plate_no: line(10, 1), biz_date: date.optional() }),
  out: carFace.nullable(),
})

/** People of the companies by pass number, staff number or name, and why they may not carry boxes for a unit that day. */
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

/** The box of a number or an RFID tag as this kind of handover of a unit sees it; nothing where there is none. */
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
      /** It is where this handover takes it from. */
      placed: z.boolean(),
    })
    .nullable(),
})

/** Approved requests of a unit that let a crew through whose papers do not, and have not been used yet. */
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
  /** Letters, digits and hyphens, as boxes are numbered; what is typed small is written large. */
  box_no: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{4,20}$/),
  /** It was due and is not there: seal and lock are left out. */
  missing: z.boolean().default(false),
  ...inputFields(items, 'direction', 'seal_ok', 'lock_ok', 'remark'),
  seal_no: line(20).toUpperCase().nullable().default(null),
  /** 1 scanned, 2 RFID, 3 typed. */
  scan_method: z.int().min(1).max(3).default(3),
  /** What is said to be in it, in fen; kept only while the parameter `escort.box_amounts` is on. */
  amount_declared: z.int().min(0).max(1_000_000_000_000).nullable().default(null),
})

const content = {
  id: id.optional(),
  version: version.optional(),
  /** The caller's own when left out; of an existing handover it does not change. */
  dept_id: id.optional(),
  /** Today when left out. */
  biz_date: date.optional(),
  ...enteredFields(moneyBox),
  /** As somebody reads it at the vehicle; the server finds the vehicle and its company by it. */
  plate_no: line(10).toUpperCase().nullable().default(null),
  place_ok: z.boolean().default(false),
  /**
   * Who hands over first is the caller when left out. The approval lets a crew through whose papers do not. The device's time
   * of an entry that waited for a network; a clock that runs ahead counts as now.
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
 * Keeps a handover as a draft; one that is verified goes back to a draft and loses its signatures.
 * 1001 a vehicle, person or box number that cannot be; 1003 the unit has this one of the day already; 1004 signed by both
 * sides; 1009 older than `register.backfill_days`.
 */
export const Save = action('MoneyBox', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject(content),
  out: saved,
})

const drawn = z.strictObject({ staff_id: id, file_id: id })

/**
 * The same content, complete: vehicle, crew and boxes are verified by the server (domain 4.4), the handover gets its number
 * and waits for its signatures. Those that are at hand come along: the caller's as one of the two of the bank, and drawn ones
 * of the crew.
 * 1001 what is missing or wrong, at its place; a seal that the company used that day; a box that is elsewhere. 1004 a permit
 * that is used or revoked. 1011 a vehicle or somebody of the crew who may not (with the reasons), unless a special approval
 * lets the crew through.
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

/** One of the two of the bank signs a verified handover; the last signature hands it over. 1004 for anybody else. */
export const Sign = moveAction(moneyBox, 'sign', { sign: signInput }, saved.extend({ status: dictCode }))

/**
 * Somebody of the verified crew signs: drawn on the outlet's device, or by an account of their company that has their name.
 * 1001 nobody of the crew; 1004 signed already, or an account of somebody else.
 */
export const EscortSign = moveAction(
  moneyBox,
  'escortSign',
  { staff_id: id, sign: signInput },
  saved.extend({ status: dictCode }),
)

/** The vehicle has left (now when left out), which ends the handover. */
export const Leave = moveAction(moneyBox, 'leave', { leave_time: datetime.optional() })

/** Refuses the handover before both sides have signed; the branch's security section and the company are told at once. */
export const Reject = moveAction(
  moneyBox,
  'reject',
  requiredFields(moneyBox, 'exception_type', 'exception_desc'),
  saved.extend({ bill_no: z.string() }),
)

/** Objects to a handover within 24 hours of the last signature, once. */
export const Dispute = moveAction(moneyBox, 'dispute', { reason: line(500, 2) })

/** The security section decides an objection; a vehicle of which nobody said when it left needs its time here. */
export const Resolve = moveAction(moneyBox, 'resolve', { result: line(500, 2), leave_time: datetime.optional() })

/** Puts a draft that never had a number into the recycle bin. */
export const Delete = moveAction(moneyBox, 'delete', {}, nothing)

/** The handovers of the current query as the ledger on paper has them, by unit and day; at most 300. Drafts are left out. */
export const GetPrintList = printAction(moneyBox, query.filters, moneyBoxDetail, MOST_PRINTED)

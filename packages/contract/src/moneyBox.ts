import { z } from 'zod'
import { date, datetime, dictCode, id, version } from './fields.ts'
import { escortSign, sign } from './sign.ts'

/** What a caller may do with a row now; the server decides again on each call. */
export const moneyBoxMoves = [
  'edit',
  'takeOver',
  'sign',
  'escortSign',
  'leave',
  'reject',
  'dispute',
  'resolve',
  'delete',
] as const

export const moneyBoxRow = z.object({
  id,
  version,
  /** From its verification or refusal on. */
  bill_no: z.string().nullable(),
  biz_date: date,
  dept_id: id,
  dept_name: z.string(),
  handover_type: dictCode,
  /** Dictionary handover_status: 0 draft, 1 verified, 2 handed over, 3 done, 4 disputed, 5 refused. */
  status: dictCode,
  route_name: z.string().nullable(),
  escort_company_name: z.string().nullable(),
  plate_no: z.string().nullable(),
  /** Names of the crew, separated by 、. */
  crew_names: z.string().nullable(),
  plan_time: datetime.nullable(),
  arrive_time: datetime.nullable(),
  leave_time: datetime.nullable(),
  /** Boxes delivered and collected, those that are missing not counted. */
  out_count: z.int(),
  in_count: z.int(),
  /** Dictionary on_time: 1 on time, 2 early, 3 late. */
  on_time: dictCode.nullable(),
  /** Minutes after the planned time; negative when early. */
  late_minutes: z.int().nullable(),
  is_consistent: z.boolean().nullable(),
  /** Dictionary handover_exception; of a refused one. */
  exception_type: dictCode.nullable(),
  special_approve_no: z.string().nullable(),
  is_backfill: z.boolean(),
  create_user_name: z.string(),
  create_time: datetime,
  allowed: z.array(z.enum(moneyBoxMoves)),
})

const moneyBoxCrew = z.object({
  staff_id: id,
  name: z.string(),
  staff_no: z.string(),
  /** Dictionary staff_duty. */
  duty_type: dictCode,
  pass_card_no: z.string().nullable(),
  /** 1 pass compared, 2 face, 3 fingerprint, 4 pass scanned. */
  verify_method: dictCode,
  /** 1 is the person on the photo, 2 is not. */
  photo_match: dictCode,
  cert_valid: z.boolean(),
  /** Why not, in the caller's language. */
  reasons: z.array(z.string()),
  /** Not in the plan of the day. */
  is_temp: z.boolean(),
  verify_time: datetime,
})

const moneyBoxItem = z.object({
  id,
  box_id: id.nullable(),
  box_no: z.string(),
  box_type: dictCode.nullable(),
  /** 1 delivered (vault to outlet), 2 collected (outlet to vault). */
  direction: dictCode,
  seal_no: z.string().nullable(),
  /** 1 whole, 2 broken; nothing of a missing one. */
  seal_ok: dictCode.nullable(),
  lock_ok: dictCode.nullable(),
  /** 1 scanned, 2 RFID, 3 typed. */
  scan_method: dictCode,
  /** Dictionary match_result: 1 matched, 2 extra, 3 missing, 4 unknown. */
  matched: dictCode,
  /** In fen; nothing for people of the companies, who are not shown amounts (domain 4.4). */
  amount_declared: z.int().nullable(),
  remark: z.string().nullable(),
})

export const moneyBoxDetail = moneyBoxRow.extend({
  plan_id: id.nullable(),
  escort_company_id: id.nullable(),
  car_id: id.nullable(),
  begin_time: datetime.nullable(),
  end_time: datetime.nullable(),
  vehicle_ok: dictCode.nullable(),
  place_ok: z.boolean(),
  bank_user1_id: id.nullable(),
  bank_user1_name: z.string().nullable(),
  bank_sign1: sign.nullable(),
  bank_user2_id: id.nullable(),
  bank_user2_name: z.string().nullable(),
  bank_sign2: sign.nullable(),
  escort_signs: z.array(escortSign),
  guard_staff_id: id.nullable(),
  guard_staff_name: z.string().nullable(),
  diff_reason: z.string().nullable(),
  photos: z.array(id),
  exception_desc: z.string().nullable(),
  oa_examine_id: id.nullable(),
  verify_user_name: z.string().nullable(),
  verify_time: datetime.nullable(),
  handed_time: datetime.nullable(),
  reject_user_name: z.string().nullable(),
  reject_time: datetime.nullable(),
  dispute_reason: z.string().nullable(),
  dispute_user_name: z.string().nullable(),
  dispute_time: datetime.nullable(),
  resolve_result: z.string().nullable(),
  resolve_user_name: z.string().nullable(),
  resolve_time: datetime.nullable(),
  filed_at: datetime.nullable(),
  backfill_reason: z.string().nullable(),
  /** The stored hash still fits the signed content (domain 0.3); drafts have none. */
  signature_intact: z.boolean().nullable(),
  crew: z.array(moneyBoxCrew),
  /** As whom of the crew the caller signs: their own seat, for accounts of the company. */
  signs_as: id.nullable(),
  items: z.array(moneyBoxItem),
  remark: z.string().nullable(),
})

/** A vehicle as it is compared at the door. */
export const carFace = z.object({
  car_id: id,
  plate_no: z.string(),
  car_seq: z.string(),
  car_type: dictCode,
  escort_company_id: id,
  company_name: z.string(),
  photos: z.array(z.string()),
  /** Why it may not take boxes that day, in the caller's language; none when it may. */
  reasons: z.array(z.string()),
})

/** Somebody of a crew as they are compared at the door. */
export const staffFace = z.object({
  staff_id: id,
  name: z.string(),
  staff_no: z.string(),
  duty_type: dictCode,
  pass_card_no: z.string().nullable(),
  escort_company_id: id,
  photo_url: z.string().nullable(),
  /** Why they may not carry boxes that day, in the caller's language; none when they may. */
  reasons: z.array(z.string()),
})

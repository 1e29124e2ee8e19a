import type { MessageKey } from '@shouya/contract/messages'
import { addMonths } from '../../server/addMonths.ts'

/** Dictionary staff_status. */
export const staffStatus = { waiting: 0, onDuty: 1, stopped: 2, left: 3, blacklisted: 4, refused: 5 } as const

/** Dictionary staff_duty, those with rules of their own (domain 3.3). */
export const duty = { driver: 1, guard: 2, cashier: 3 } as const

const ARMED_AGE = 20
const AGE = 18
/** A background check counts for a year. */
const CHECK_MONTHS = 12

type Fields = {
  duty_type: number
  birthday: string
  gun_cert: boolean
  gun_cert_end: string | null
  drive_licence: boolean
  drive_class: string | null
  drive_end: string | null
  bg_check_date: string
  entry_date: string
}

type Issue = { path: string; reason: MessageKey }

/** Everything that is wrong with the fields of a person by themselves (domain 3.3); the flags say that a number is there. */
export function staffIssues(staff: Fields, today: string): Issue[] {
  const need = (path: string, given: unknown): Issue | false =>
    (given === null || given === false || given === '') && { path, reason: 'input.required' }
  const age = staff.duty_type === duty.guard ? ARMED_AGE : AGE
  const found: (Issue | false)[] = [
    addMonths(staff.birthday, age * 12) > today && {
      path: 'id_card',
      reason: age === ARMED_AGE ? 'escort.armedAge' : 'escort.age',
    },
    ...(staff.duty_type === duty.guard
      ? [need('gun_cert_no', staff.gun_cert), need('gun_cert_end', staff.gun_cert_end)]
      : []),
    ...(staff.duty_type === duty.driver
      ? [
          need('drive_licence_no', staff.drive_licence),
          need('drive_class', staff.drive_class),
          need('drive_end', staff.drive_end),
        ]
      : []),
    staff.bg_check_date > today && { path: 'bg_check_date', reason: 'input.future' },
    staff.entry_date > today && { path: 'entry_date', reason: 'input.future' },
  ]
  return found.filter((issue) => issue !== false)
}

/** What decides whether somebody may carry boxes; a snapshot has the same. */
export type Facts = {
  status: number
  duty_type: number
  company_status: number
  pass_begin: string | null
  pass_end: string | null
  guard_cert: boolean
  gun_cert_end: string | null
  drive_end: string | null
  bg_check_date: string
  bg_check_result: number
}

/** Why somebody may not carry boxes on a day (domain 3.3, can_escort); `placed`: the unit is one of theirs. */
export function staffReasons(staff: Facts, day: string, placed: boolean): MessageKey[] {
  const { onDuty } = staffStatus
  const reasons: (MessageKey | false)[] = [
    staff.status !== onDuty && 'escort.why.status',
    ...certificateReasons(staff, day),
    !placed && 'escort.why.unit',
  ]
  return reasons.filter((reason) => reason !== false)
}

/** The same without state and unit: what keeps somebody who was stopped from going on. */
export function certificateReasons(staff: Facts, day: string): MessageKey[] {
  const passed =
    staff.pass_begin !== null && staff.pass_end !== null && staff.pass_begin <= day && staff.pass_end >= day
  const reasons: (MessageKey | false)[] = [
    staff.company_status !== 1 && 'escort.why.company',
    !passed && 'escort.why.pass',
    !staff.guard_cert && 'escort.why.guardCert',
    staff.duty_type === duty.guard && (staff.gun_cert_end ?? '') < day && 'escort.why.gun',
    staff.duty_type === duty.driver && (staff.drive_end ?? '') < day && 'escort.why.drive',
    (staff.bg_check_result !== 1 || addMonths(staff.bg_check_date, CHECK_MONTHS) < day) && 'escort.why.background',
  ]
  return reasons.filter((reason) => reason !== false)
}

import type { MessageKey } from '@shouya/contract/messages'
import { company } from '../../company/noun.ts'
import { addMonths } from '../../server/addMonths.ts'
import { staff } from '../noun.ts'
import { duty } from '../rules.ts'

const ARMED_AGE = 20
const AGE = 18
/** A background check is valid for a year. */
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

/** The faults of a person's fields that can be found without the database (domain 3.3); the flags tell whether a number exists. */
export function staffIssues(person: Fields, today: string): Issue[] {
  const need = (path: string, given: unknown): Issue | false =>
    (given === null || given === false || given === '') && { path, reason: 'input.required' }
  const age = person.duty_type === duty.guard ? ARMED_AGE : AGE
  const found: (Issue | false)[] = [
    addMonths(person.birthday, age * 12) > today && {
      path: 'id_card',
      reason: age === ARMED_AGE ? 'staff.refused.armedAge' : 'staff.refused.age',
    },
    ...(person.duty_type === duty.guard
      ? [need('gun_cert_no', person.gun_cert), need('gun_cert_end', person.gun_cert_end)]
      : []),
    ...(person.duty_type === duty.driver
      ? [
          need('drive_licence_no', person.drive_licence),
          need('drive_class', person.drive_class),
          need('drive_end', person.drive_end),
        ]
      : []),
    person.bg_check_date > today && { path: 'bg_check_date', reason: 'input.future' },
    person.entry_date > today && { path: 'entry_date', reason: 'input.future' },
  ]
  return found.filter((issue) => issue !== false)
}

/** The facts that decide whether a person may carry boxes; a snapshot has the same ones. */
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

/** Why a person may not carry boxes on a day (domain 3.3, can_escort); `placed`: they may work at the unit. */
export function staffReasons(person: Facts, day: string, placed: boolean): MessageKey[] {
  const reasons: (MessageKey | false)[] = [
    person.status !== staff.states.codes.onDuty && 'staff.why.status',
    ...certificateReasons(person, day),
    !placed && 'staff.why.unit',
  ]
  return reasons.filter((reason) => reason !== false)
}

/** The same without state and unit: why a stopped person may not be started. */
export function certificateReasons(person: Facts, day: string): MessageKey[] {
  const passed =
    person.pass_begin !== null && person.pass_end !== null && person.pass_begin <= day && person.pass_end >= day
  const reasons: (MessageKey | false)[] = [
    person.company_status !== company.states.codes.working && 'escort.why.company',
    !passed && 'staff.why.pass',
    !person.guard_cert && 'staff.why.guardCert',
    person.duty_type === duty.guard && (person.gun_cert_end ?? '') < day && 'staff.why.gun',
    person.duty_type === duty.driver && (person.drive_end ?? '') < day && 'staff.why.drive',
    (person.bg_check_result !== 1 || addMonths(person.bg_check_date, CHECK_MONTHS) < day) && 'staff.why.background',
  ]
  return reasons.filter((reason) => reason !== false)
}

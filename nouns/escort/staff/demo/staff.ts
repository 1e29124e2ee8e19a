import type { Keys } from '@shouya/server/core/keys/keys.ts'
import { checkDigit } from '@shouya/server/core/personal/idCard.ts'
import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Company } from '../../company/demo/companies.ts'
import { staff } from '../noun.ts'
import { numberColumns } from '../server/numbers.ts'
import { type Special, specialOf } from './certificates.ts'

const { waiting, onDuty, left, blacklisted, refused } = staff.states.codes

/** Dictionary staff_duty by the last digits of a number: a crew has more guards than drivers. */
export const crew = [1, 2, 2, 3, 2, 4, 1, 2, 3, 5, 2, 6, 1, 2, 3, 2, 1, 2, 3, 9] as const
const POST_GUARD = 7

type Scans = { photo: number; front: number; back: number; guard: number; gun: number }
type Made = {
  id: number
  company: Company
  /** The number within the company. */
  no: number
  name: string
  days: Calendar
  keys: Keys
  by: Person
  bank: Person
  /** The account with which they sign. */
  account: Person | undefined
  scans: Scans
}

/** Only among guards at an outlet: crews are men. */
export const isWoman = (id: number, { armed }: Company): boolean => !armed && random(`gender ${id}`).chance(0.15)

/** One of the 500 people of domain 16.1: the row, and the numbers that are stored encrypted. */
export function staffRow({ id, company, no, name, days, keys, by, bank, account, scans }: Made) {
  const draw = random(`staff ${id}`)
  const staff_no = `${company.prefix}${String(no).padStart(4, '0')}`
  const special = specialOf(staff_no)
  const duty_type = company.armed ? (special.duty ?? crew[no % crew.length] ?? 3) : POST_GUARD
  const birthday = `${draw.int(1972, 2001)}-${twoDigits(draw.int(1, 12))}-${twoDigits(draw.int(1, 28))}`
  const digits = `999999${birthday.replaceAll('-', '')}${String(id).padStart(3, '0')}`
  const numbers = {
    id_card: digits + checkDigit(digits),
    guard_cert_no: `沧保安${String(20_230_000 + id)}`,
    gun_cert_no: duty_type === 2 ? `沧枪证${String(60_000 + id)}` : null,
    drive_licence_no: duty_type === 1 ? `9999${String(10_000_000 + id * 17)}` : null,
  }
  const phone = `1990000${String(1000 + id).padStart(4, '0')}`
  const row = {
    id,
    escort_company_id: company.id,
    staff_no,
    name,
    gender: isWoman(id, company) ? 2 : 1,
    nation: '汉族',
    ...hex(numberColumns(keys, numbers)),
    birthday,
    phone,
    user_id: account?.id ?? null,
    emergency_name: `${name.slice(0, 1)}家属`,
    emergency_phone: `1990000${String(5000 + id).padStart(4, '0')}`,
    duty_type,
    is_leader: duty_type === 6 || (duty_type === 2 && (no % 2 === 0 || no % 5 === 2)),
    photo_file_id: scans.photo,
    id_card_front_file_id: scans.front,
    id_card_back_file_id: scans.back,
    guard_cert_org: '沧岭市公安局',
    guard_cert_file_id: scans.guard,
    gun_cert_file_id: duty_type === 2 ? scans.gun : null,
    ...ends(special, duty_type, days, id),
    ...stateOf(special, days, bank),
    bg_check_result: 1,
    train_date: days.day(-draw.int(10, 200)),
    health_end: days.day(draw.int(60, 400)),
    // All of them before the year that the demonstration tells of.
    entry_date: days.day(-draw.int(400, 1800)),
    create_user_id: by.id,
    create_user_name: by.real_name,
  }
  return { row, numbers }
}

/** The state with its author and time; people who were never approved have no pass. */
function stateOf({ status = onDuty, reason, byJob }: Special, days: Calendar, bank: Person) {
  const isUnapproved = status === waiting || status === refused
  const hasLeft = status === left || status === blacklisted
  const by = reason === undefined || byJob ? null : bank
  return {
    ...(isUnapproved ? { pass_card_no: null, pass_begin: null, pass_end: null } : {}),
    pass_void_time: hasLeft ? new Date(days.at(-12, 15 * 60)).toISOString() : null,
    leave_date: status === left ? days.day(-12) : null,
    status,
    status_reason: reason ?? null,
    status_time: reason === undefined ? null : new Date(days.at(-1, 6 * 60)).toISOString(),
    status_user_id: by?.id ?? null,
    status_user_name: by?.real_name ?? null,
    stopped_by_expiry: byJob === true,
    create_time: new Date(isUnapproved ? days.at(-2, 9 * 60) : days.at(-340, 9 * 60)).toISOString(),
    version: status === waiting ? 1 : 2,
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Bytes in PostgreSQL's text format. */
const hex = (columns: ReturnType<typeof numberColumns>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
    ]),
  )

/** The ends of the certificates: far in the future, except for special states. */
function ends({ pass, gun, drive, check }: Special, duty_type: number, days: Calendar, id: number) {
  const draw = random(`certificates ${id}`)
  const issued = draw.int(20, 300)
  // A pass is valid for a year at most, and so is a background check.
  const begin = pass === undefined ? -issued : pass - 364
  return {
    pass_card_no: `YZ${days.day(begin).slice(2, 4)}${String(id).padStart(4, '0')}`,
    pass_begin: days.day(begin),
    pass_end: days.day(pass ?? 364 - issued),
    bg_check_date: days.day(check ?? -draw.int(20, 300)),
    gun_cert_end: duty_type === 2 ? days.day(gun ?? draw.int(60, 700)) : null,
    drive_class: duty_type === 1 ? draw.pick(['A1', 'A2', 'B1', 'B2']) : null,
    drive_end: duty_type === 1 ? days.day(drive ?? draw.int(60, 1500)) : null,
  }
}

import type { MessageKey } from '@shouya/contract/messages'
import type { MoveName } from '@shouya/noun/noun'
import type { Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import { moneyBox } from '../noun.ts'
import { direction, GOOD, isCourier, match, onTime, type, unsaid } from '../rules.ts'

/** The register's number in requests for late entries (approvals/template). */
export const register = '2'

/** Dictionary shift_type of a plan. */
const shift = { morning: 1, evening: 2, adHoc: 3 } as const

/** Dictionary box_position. */
const position = { outlet: 1, underWay: 2, vault: 3 } as const

export type MoneyBox = Selectable<DB['money_box']>
export type Crew = Selectable<DB['money_box_crew']>
export type Item = Selectable<DB['money_box_item']>

/** The plan's shift for a type. */
export function shiftOf(of: number): number {
  if (of === type.morning) return shift.morning
  return of === type.evening ? shift.evening : shift.adHoc
}

/** Where a box must be before it goes in that direction (domain 4.4). */
export const placesBefore = (of: number): readonly number[] =>
  of === direction.delivered ? [position.underWay, position.vault] : [position.outlet]

/** The result of comparing a scanned box number with the ledger of boxes. */
export function matchOf(
  box: { dept_id: number; status: number } | undefined,
  { unit, missing }: { unit: number; missing: boolean },
): number {
  if (missing) return match.missing
  if (!box) return match.unknown
  return box.dept_id === unit && box.status === 1 ? match.matched : match.extra
}

const MINUTE = 60_000

/** The difference between arrival and plan, and its value in the register. */
export function punctuality(arrived: Date, planned: Date | null, tolerance: number) {
  if (planned === null) return { on_time: null, late_minutes: null }
  const late_minutes = Math.round((arrived.getTime() - planned.getTime()) / MINUTE)
  if (late_minutes > tolerance) return { on_time: onTime.late, late_minutes }
  return { on_time: late_minutes < -tolerance ? onTime.early : onTime.punctual, late_minutes }
}

export type Issue = { path: string; reason: MessageKey; params?: Record<string, string | number> }

type Checked = Pick<Item, 'direction' | 'matched' | 'seal_no' | 'seal_ok' | 'lock_ok'>

/** Whether every box is there, known and intact. */
export const isConsistent = (items: readonly Checked[]): boolean =>
  items.every((item) => item.matched === match.matched && item.seal_ok === GOOD && item.lock_ok === GOOD)

/** The number of boxes in one direction, without missing ones. */
export const countOf = (items: readonly Checked[], way: number): number =>
  items.filter((item) => item.direction === way && item.matched !== match.missing).length

/** The errors of a verified handover's boxes: missing answers, and duplicate seals. */
export function itemIssues(items: readonly Checked[]): Issue[] {
  if (items.length === 0) return [{ path: 'items', reason: 'moneyBox.refused.noItems' }]
  const present = items.flatMap((item, index) =>
    item.matched === match.missing ? [] : [{ ...item, at: `items.${index}` }],
  )
  return present.flatMap((item, index): Issue[] => {
    const isTwice = item.seal_no !== null && present.findIndex(({ seal_no }) => seal_no === item.seal_no) < index
    return [
      ...unsaid(item).map((field) => ({ path: `${item.at}.${field}`, reason: 'input.required' as const })),
      ...(isTwice ? [{ path: `${item.at}.seal_no`, reason: 'moneyBox.refused.sealTwice' as const }] : []),
    ]
  })
}

type Signed = Pick<MoneyBox, 'bank_user1_id' | 'bank_user2_id' | 'bank_sign1' | 'bank_sign2' | 'escort_signs'>

const signersOf = ({ escort_signs }: Pick<Signed, 'escort_signs'>) =>
  (escort_signs as { staff_id: number }[]).map(({ staff_id }) => staff_id)

/** Whether both people of the bank have signed, and a cash courier of the crew (domain 4.4, escort_signs). */
export const complete = (
  row: Pick<Signed, 'bank_sign1' | 'bank_sign2' | 'escort_signs'>,
  crew: readonly Pick<Crew, 'staff_id' | 'duty_type'>[],
): boolean =>
  row.bank_sign1 !== null &&
  row.bank_sign2 !== null &&
  crew.some((member) => isCourier(member) && signersOf(row).includes(member.staff_id))

/** The signature of the bank that this person has still to give. */
export function unsignedSide(row: Signed, userId: number): 'bank_sign1' | 'bank_sign2' | undefined {
  if (row.bank_user1_id === userId && row.bank_sign1 === null) return 'bank_sign1'
  return row.bank_user2_id === userId && row.bank_sign2 === null ? 'bank_sign2' : undefined
}

/** Hours from the last signature in which an objection is possible. */
const DISPUTE_HOURS = 24
const HOUR = 60 * MINUTE

/** Whether an objection is possible: within the hours, and only if none was decided before. */
export const disputable = (
  row: Pick<MoneyBox, 'resolve_time' | 'handed_time'>,
  now: Date,
  instantOf: (text: string) => Date,
): boolean =>
  row.resolve_time === null &&
  row.handed_time !== null &&
  now.getTime() <= instantOf(row.handed_time).getTime() + DISPUTE_HOURS * HOUR

/** A caller at a handover; `seat`: the crew member as whom people of the company sign. */
type Caller = { user: Principal; seat: number | undefined }

/** People of the company see the register, but do not act for the outlet. */
export const isOfCompany = ({ scope }: Pick<Principal, 'scope'>): boolean => scope.kind === 'party'

/** On the outlet's device any crew member may sign; people of the company sign for themselves, once. */
const signsAsCrew = (row: Signed, { user, seat }: Caller): boolean =>
  !isOfCompany(user) || (seat !== undefined && !signersOf(row).includes(seat))

/** What the caller may do with a row now. */
export function movesOf(row: MoneyBox, caller: Caller, now: Date, instantOf: (text: string) => Date) {
  const { user } = caller
  const isTurn: Partial<Record<MoveName<typeof moneyBox>, boolean>> = {
    sign: unsignedSide(row, user.userId) !== undefined,
    escortSign: signsAsCrew(row, caller),
    leave: !isOfCompany(user),
    dispute: disputable(row, now, instantOf),
    resolve: row.dispute_user_id !== user.userId,
    delete: row.bill_no === null,
  }
  return allowedMoves(moneyBox, row, user).filter((move) => isTurn[move] ?? true)
}

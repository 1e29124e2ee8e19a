import type { MessageKey } from '@shouya/contract/messages'
import type { moneyBoxMoves } from '@shouya/contract/moneyBox'
import { isOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import { can, type Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import type { Direction } from '../../../escort/server/public.ts'

/** The register as a request to file late names it (approvals/template). */
export const book = '2'

/** Dictionary handover_status (domain 4.4). */
export const status = { draft: 0, verified: 1, handedOver: 2, done: 3, disputed: 4, refused: 5 } as const

/** Dictionary handover_type. */
export const type = { morning: 1, evening: 2, adHocOut: 3, adHocIn: 4, atm: 5, vouchers: 6 } as const

/** Dictionary shift_type of a plan. */
const shift = { morning: 1, evening: 2, adHoc: 3 } as const

/** 1 to the outlet, 2 to the vault. */
export const direction = { delivered: 1, collected: 2 } as const

/** Dictionary box_position. */
const position = { outlet: 1, underWay: 2, vault: 3 } as const

/** Dictionary match_result. */
export const match = { matched: 1, extra: 2, missing: 3, unknown: 4 } as const

/** Dictionary on_time. */
export const onTime = { punctual: 1, early: 2, late: 3 } as const

/** Dictionary staff_duty. */
const duty = { guard: 2, cashier: 3 } as const

/** 1 yes, 2 no: vehicle, photo, seal, lock. */
export const GOOD = 1

export type MoneyBox = Selectable<DB['money_box']>
export type Crew = Selectable<DB['money_box_crew']>
export type Item = Selectable<DB['money_box_item']>

/** Once a day: a plan has a stop for each. */
export const isFixed = (of: number): boolean => of === type.morning || of === type.evening

/** Which way boxes go with a type; cash for machines and vouchers go both. */
export function directionsOf(of: number): readonly Direction[] {
  if (of === type.morning || of === type.adHocOut) return [direction.delivered]
  if (of === type.evening || of === type.adHocIn) return [direction.collected]
  return [direction.delivered, direction.collected]
}

/** The shift of the plan that a type belongs to. */
export function shiftOf(of: number): number {
  if (of === type.morning) return shift.morning
  return of === type.evening ? shift.evening : shift.adHoc
}

/** Where a box must be before it goes that way (domain 4.4). */
export const placesBefore = (of: number): readonly number[] =>
  of === direction.delivered ? [position.underWay, position.vault] : [position.outlet]

/** How a box number that was read compares with the ledger of boxes. */
export function matchOf(
  box: { dept_id: number; status: number } | undefined,
  { unit, missing }: { unit: number; missing: boolean },
): number {
  if (missing) return match.missing
  if (!box) return match.unknown
  return box.dept_id === unit && box.status === 1 ? match.matched : match.extra
}

const MINUTE = 60_000

/** How far an arrival lies from the plan, and what the register calls that. */
export function punctuality(arrived: Date, planned: Date | null, tolerance: number) {
  if (planned === null) return { on_time: null, late_minutes: null }
  const late_minutes = Math.round((arrived.getTime() - planned.getTime()) / MINUTE)
  if (late_minutes > tolerance) return { on_time: onTime.late, late_minutes }
  return { on_time: late_minutes < -tolerance ? onTime.early : onTime.punctual, late_minutes }
}

export type Issue = { path: string; reason: MessageKey; params?: Record<string, string | number> }

type Checked = Pick<Item, 'direction' | 'matched' | 'seal_no' | 'seal_ok' | 'lock_ok' | 'box_no'>

/** Everything is there, known and whole. */
export const isConsistent = (items: readonly Checked[]): boolean =>
  items.every((one) => one.matched === match.matched && one.seal_ok === GOOD && one.lock_ok === GOOD)

/** How many go one way; what is missing goes nowhere. */
export const countOf = (items: readonly Checked[], way: number): number =>
  items.filter((one) => one.direction === way && one.matched !== match.missing).length

/** What the boxes of a verified handover must say. */
export function itemIssues(items: readonly Checked[]): Issue[] {
  if (items.length === 0) return [{ path: 'items', reason: 'moneyBox.noItems' }]
  const seals = new Set<string>()
  return items.flatMap((one, index): Issue[] => {
    if (one.matched === match.missing) return []
    const at = `items.${index}`
    const twice = one.seal_no !== null && seals.has(one.seal_no)
    if (one.seal_no) seals.add(one.seal_no)
    return [
      ...(one.seal_no ? [] : [{ path: `${at}.seal_no`, reason: 'input.required' as const }]),
      ...(twice ? [{ path: `${at}.seal_no`, reason: 'moneyBox.sealTwice' as const }] : []),
      ...(one.seal_ok === null ? [{ path: `${at}.seal_ok`, reason: 'input.required' as const }] : []),
      ...(one.lock_ok === null ? [{ path: `${at}.lock_ok`, reason: 'input.required' as const }] : []),
    ]
  })
}

/** What the crew of a verified handover must be; whether their papers are good is another question. */
export function crewIssues(crew: readonly Pick<Crew, 'duty_type' | 'photo_match'>[], minGuards: number): Issue[] {
  const of = (which: number) => crew.filter((one) => one.duty_type === which).length
  return [
    ...(of(duty.guard) < minGuards
      ? [{ path: 'crew', reason: 'moneyBox.guards' as const, params: { min: minGuards } }]
      : []),
    ...(of(duty.cashier) < 1 ? [{ path: 'crew', reason: 'moneyBox.cashier' as const }] : []),
    ...crew.flatMap((one, index) =>
      one.photo_match === GOOD
        ? []
        : [{ path: `crew.${index}.photo_match`, reason: 'moneyBox.photoMismatch' as const }],
    ),
  ]
}

/** What has been entered and not handed over: its author may still change it, and then it is verified and signed anew. */
export const isOpen = (row: Pick<MoneyBox, 'status'>): boolean =>
  row.status === status.draft || row.status === status.verified

type Signed = Pick<
  MoneyBox,
  'status' | 'bank_user1_id' | 'bank_user2_id' | 'bank_sign1' | 'bank_sign2' | 'escort_signs' | 'bill_no'
> &
  Pick<MoneyBox, 'create_user_id' | 'leave_time' | 'resolve_time' | 'dispute_user_id' | 'handed_time'>

/** One of a crew who signs for the company. */
export const isCourier = ({ duty_type }: Pick<Crew, 'duty_type'>): boolean => duty_type === duty.cashier

/** Both of the bank have signed, and a cash courier of the crew (domain 4.4, escort_signs). */
export function complete(
  row: Pick<Signed, 'bank_sign1' | 'bank_sign2' | 'escort_signs'>,
  crew: readonly Pick<Crew, 'staff_id' | 'duty_type'>[],
): boolean {
  const signers = (row.escort_signs as { staff_id: number }[]).map(({ staff_id }) => staff_id)
  const couriers = crew.filter(isCourier)
  return (
    row.bank_sign1 !== null && row.bank_sign2 !== null && couriers.some(({ staff_id }) => signers.includes(staff_id))
  )
}

/** Which of the two of the bank somebody still signs as. */
export function unsignedSide(row: Signed, userId: number): 'bank_sign1' | 'bank_sign2' | undefined {
  if (row.bank_user1_id === userId && row.bank_sign1 === null) return 'bank_sign1'
  return row.bank_user2_id === userId && row.bank_sign2 === null ? 'bank_sign2' : undefined
}

/** Objections count from the last signature. */
const DISPUTE_HOURS = 24
const HOUR = 60 * MINUTE

/** A handover that somebody may still object to: within the hours, and nobody has decided an objection before. */
export const disputable = (row: Signed, now: Date, instantOf: (text: string) => Date): boolean =>
  (row.status === status.handedOver || row.status === status.done) &&
  row.resolve_time === null &&
  row.handed_time !== null &&
  now.getTime() <= instantOf(row.handed_time).getTime() + DISPUTE_HOURS * HOUR

/** Somebody at a handover; `seat`: as whom of its crew, for the company's people. */
type Caller = { user: Principal; seat: number | undefined }

/** The outlet lends its device to any of the crew, the company's people sign for themselves, once. */
function signsAsCrew(row: Pick<Signed, 'escort_signs'>, { user, seat }: Caller): boolean {
  if (user.scope.kind !== 'party') return true
  return seat !== undefined && !(row.escort_signs as { staff_id: number }[]).some(({ staff_id }) => staff_id === seat)
}

/** What the caller may do with a row now. */
export function movesOf(
  row: Signed,
  caller: Caller,
  now: Date,
  instantOf: (text: string) => Date,
): (typeof moneyBoxMoves)[number][] {
  const { user } = caller
  const right = (operation: string) => can(user, 'daily_escort', operation)
  const outsider = user.scope.kind === 'party'
  const open = isOpen(row)
  const own = isOwnDraft(row, user)
  const verified = row.status === status.verified
  const signs = verified && right('sign')
  const leaves = row.status === status.handedOver && !outsider && (right('verify') || right('sign'))
  return [
    ...(signs && unsignedSide(row, user.userId) ? (['sign'] as const) : []),
    ...(signs && signsAsCrew(row, caller) ? (['escortSign'] as const) : []),
    ...(leaves ? (['leave'] as const) : []),
    ...(open && own && right('edit') ? (['edit'] as const) : []),
    ...(open && !own && right('verify') ? (['takeOver'] as const) : []),
    ...(open && right('reject') ? (['reject'] as const) : []),
    ...(right('dispute') && disputable(row, now, instantOf) ? (['dispute'] as const) : []),
    ...(row.status === status.disputed && right('resolve') && row.dispute_user_id !== user.userId
      ? (['resolve'] as const)
      : []),
    ...(row.status === status.draft && row.bill_no === null && own && right('delete') ? (['delete'] as const) : []),
  ]
}

import dayjs from 'dayjs'
import {
  BAD,
  type Blank,
  type BoxEntry,
  type CrewEntry,
  direction,
  GOOD,
  type MoneyBoxDetail,
  type MoneyBoxValues,
  type SaveBody,
  type Staff,
  type,
} from './moneyBoxList.ts'

/** Minutes; a handover that takes longer is told (domain 4.4). */
export const LONGEST = 60

/** How many minutes it took where that is longer than it should be. */
export function tooLong(begin: string | null | undefined, end: string): number | undefined {
  const minutes = begin ? dayjs(end).diff(begin, 'minute') : 0
  return minutes > LONGEST ? minutes : undefined
}

/** Once a day, with boxes that are due. */
export const isFixed = (of: number): boolean => of === type.morning || of === type.evening

/** The handover that a link without a type means: the delivery until noon, the collection after it. */
export const typeAt = (hour: string): number => (hour < '12:00' ? type.morning : type.evening)

/** What goes the same way as a fixed handover, beside it. */
export const adHocLike = (of: number): number => (of === type.morning ? type.adHocOut : type.adHocIn)

/** Which way a box goes that is read now; where both ways are possible, the first until the user turns it. */
export const directionOf = (of: number): number =>
  of === type.evening || of === type.adHocIn ? direction.collected : direction.delivered

/** What a direction is called among the texts. */
export const wayOf = (of: number): 'out' | 'in' => (of === direction.delivered ? 'out' : 'in')

/** Cash for machines and vouchers go both ways. */
export const goesBothWays = (of: number): boolean => of > type.adHocIn

export const dueBox = (box_no: string, of: number): BoxEntry => ({
  ...readBox(box_no, of),
  waits: true,
})

/** A box as it was read; whether seal and lock are whole somebody has to say. */
export const readBox = (box_no: string, of: number): BoxEntry => ({
  box_no,
  direction: directionOf(of),
  missing: false,
  seal_no: '',
  scan_method: 1,
})

/** The number is read: a due one is there, another one comes along. */
export function withBox(boxes: readonly BoxEntry[], box_no: string, of: number): BoxEntry[] {
  const found = boxes.some((box) => box.box_no === box_no)
  if (!found) return [...boxes, readBox(box_no, of)]
  return boxes.map((box) => (box.box_no === box_no ? { ...box, waits: false, missing: false } : box))
}

export const changedBox = (boxes: readonly BoxEntry[], box_no: string, part: Partial<BoxEntry>): BoxEntry[] =>
  boxes.map((box) => (box.box_no === box_no ? { ...box, ...part } : box))

/** Numbers as they are written: large, letters, digits and hyphens. */
export const isBoxNo = (text: string): boolean => /^[A-Z0-9-]{4,20}$/.test(text)

/** Compared with the photo by the user; nobody is until they say so. */
export const atDoor = (staff: Staff): CrewEntry => ({ ...staff, verify_method: 1 })

/** The first thing that the boxes still lack, if any. */
export function boxFlaw(boxes: readonly BoxEntry[]): 'none' | 'waits' | 'seal' | 'whole' | undefined {
  if (boxes.length === 0) return 'none'
  if (boxes.some((box) => box.waits)) return 'waits'
  const there = boxes.filter((box) => !box.missing)
  if (there.some((box) => box.seal_no.trim() === '')) return 'seal'
  return there.some((box) => !box.seal_ok || !box.lock_ok) ? 'whole' : undefined
}

/** Something is not as it should be, so that a reason is called for; what the server alone knows it says itself. */
export const needsReason = (boxes: readonly BoxEntry[], due: readonly string[], of: number): boolean =>
  boxes.some(
    (box) =>
      box.missing ||
      box.seal_ok === BAD ||
      box.lock_ok === BAD ||
      (isFixed(of) && !box.waits && !due.includes(box.box_no)),
  )

/** The first thing that the crew still lacks. */
export function crewFlaw(crew: readonly CrewEntry[], minGuards: number): 'guards' | 'cashier' | 'compare' | undefined {
  if (crew.filter(({ duty_type }) => duty_type === 2).length < minGuards) return 'guards'
  if (!crew.some(({ duty_type }) => duty_type === 3)) return 'cashier'
  return crew.some(({ photo_match }) => photo_match !== GOOD) ? 'compare' : undefined
}

/** What a device without a network kept of another day (its answer says which): that day's plan and handover are not this one's. */
export const onDay = (blank: Blank, day: string): Blank =>
  blank.biz_date === day ? blank : { ...blank, biz_date: day, plan: null, plan_time: null, money_box_id: null }

/** What a new handover begins with: the plan of the day, the boxes that are due. */
export const blankValues = (blank: Blank, now: string): Partial<MoneyBoxValues> => ({
  dept_id: blank.dept_id,
  biz_date: blank.biz_date,
  handover_type: blank.handover_type,
  plan_id: blank.plan?.plan_id ?? null,
  plate_no: blank.plan?.car.plate_no ?? null,
  place_ok: false,
  arrive_time: now,
  begin_time: now,
  crew: (blank.plan?.crew ?? []).map(atDoor),
  items: isFixed(blank.handover_type) ? blank.boxes.map((box) => dueBox(box.box_no, blank.handover_type)) : [],
  photos: [],
})

/** A draft of somebody as the form shows it; faces come with the plan, else the names do. */
export const draftValues = (draft: MoneyBoxDetail): Partial<MoneyBoxValues> => ({
  id: draft.id,
  version: draft.version,
  handover_type: draft.handover_type,
  plan_id: draft.plan_id,
  plate_no: draft.plate_no,
  vehicle_ok: draft.vehicle_ok,
  place_ok: draft.place_ok,
  arrive_time: draft.arrive_time,
  begin_time: draft.begin_time,
  bank_user2_id: draft.bank_user2_id,
  guard_staff_id: draft.guard_staff_id,
  crew: draft.crew.map((one) => ({
    ...one,
    escort_company_id: draft.escort_company_id ?? 0,
    photo_url: null,
  })),
  items: draft.items.map((box) => ({
    box_no: box.box_no,
    direction: box.direction,
    missing: box.matched === 3,
    seal_no: box.seal_no ?? '',
    seal_ok: box.seal_ok,
    lock_ok: box.lock_ok,
    scan_method: box.scan_method,
    amount_declared: box.amount_declared,
  })),
  diff_reason: draft.diff_reason,
  photos: draft.photos,
  oa_examine_id: draft.oa_examine_id,
  backfill_reason: draft.backfill_reason,
  remark: draft.remark,
})

/** What crosses the wire; boxes that wait are not there yet. A draft keeps its unit and day. */
export function bodyOf(values: MoneyBoxValues): SaveBody {
  const { sign: _, escort_sign: __, escort_staff_id: ___, crew, items, id, dept_id, biz_date, ...rest } = values
  return {
    ...rest,
    ...(id === undefined ? { dept_id, biz_date } : { id }),
    crew: crew.map(({ staff_id, verify_method, photo_match }) => ({
      staff_id,
      verify_method,
      ...(photo_match === undefined ? {} : { photo_match }),
    })),
    items: items
      .filter((box) => !box.waits)
      .map(({ waits: _waits, seal_no, seal_ok, lock_ok, amount_declared = null, ...box }) => ({
        ...box,
        amount_declared: box.missing ? null : amount_declared,
        seal_no: box.missing ? null : seal_no.trim() || null,
        seal_ok: box.missing ? null : (seal_ok ?? null),
        lock_ok: box.missing ? null : (lock_ok ?? null),
      })),
  }
}

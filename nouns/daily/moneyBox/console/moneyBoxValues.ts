import { enteredOf } from '@shouya/noun/values'
import dayjs from 'dayjs'
import { moneyBox, items as read } from '../noun.ts'
import { BAD, directionsOf, GOOD, isFixed, match, type, unsaid } from '../rules.ts'
import type { Blank, BoxEntry, CrewEntry, MoneyBoxDetail, MoneyBoxValues, SaveBody, Staff } from './moneyBoxList.ts'

/** Minutes; a longer handover is reported (domain 4.4). */
export const LONGEST = 60

/** The duration in minutes if it is longer than allowed. */
export function tooLong(begin: string | null | undefined, end: string): number | undefined {
  const minutes = begin ? dayjs(end).diff(begin, 'minute') : 0
  return minutes > LONGEST ? minutes : undefined
}

/** The type of a link without a type: the delivery until noon, the collection afterwards. */
export const typeAt = (hour: string): number => (hour < '12:00' ? type.morning : type.evening)

/** The ad hoc type in the same direction as a fixed one. */
export const adHocLike = (of: number): number => (of === type.morning ? type.adHocOut : type.adHocIn)

export const dueBox = (box_no: string, of: number): BoxEntry => ({
  ...readBox(box_no, of),
  waits: true,
})

/**
 * A scanned box; the condition of seal and lock must be answered. If both directions are possible, the first is the
 * default.
 */
export const readBox = (box_no: string, of: number): BoxEntry => ({
  box_no,
  direction: directionsOf(of)[0],
  missing: false,
  seal_no: '',
  scan_method: 1,
})

/** A number was scanned: marks an expected box as present, or adds another box. */
export function withBox(boxes: readonly BoxEntry[], box_no: string, of: number): BoxEntry[] {
  const isDue = boxes.some((box) => box.box_no === box_no)
  if (!isDue) return [...boxes, readBox(box_no, of)]
  return boxes.map((box) => (box.box_no === box_no ? { ...box, waits: false, missing: false } : box))
}

export const changedBox = (boxes: readonly BoxEntry[], box_no: string, part: Partial<BoxEntry>): BoxEntry[] =>
  boxes.map((box) => (box.box_no === box_no ? { ...box, ...part } : box))

/** The format of box numbers: capital letters, digits and hyphens. */
export const isBoxNo = (text: string): boolean => /^[A-Z0-9-]{4,20}$/.test(text)

/** The user compares the photo; until then there is no answer. */
export const atDoor = (staff: Staff): CrewEntry => ({ ...staff, verify_method: 1 })

/** The first answer that is missing for the boxes, if any. */
export function boxFlaw(boxes: readonly BoxEntry[]) {
  if (boxes.length === 0) return 'moneyBox.refused.noItems'
  if (boxes.some((box) => box.waits)) return 'moneyBox.boxFlaw.waits'
  const open = boxes.flatMap((box) => (box.missing ? [] : unsaid({ ...box, seal_no: box.seal_no.trim() })))
  if (open.includes('seal_no')) return 'moneyBox.boxFlaw.seal'
  return open.length > 0 ? 'moneyBox.boxFlaw.whole' : undefined
}

/** Whether a reason is required because something differs; the server checks further conditions itself. */
export const needsReason = (boxes: readonly BoxEntry[], due: readonly string[], of: number): boolean =>
  boxes.some(
    (box) =>
      box.missing ||
      box.seal_ok === BAD ||
      box.lock_ok === BAD ||
      (isFixed(of) && !box.waits && !due.includes(box.box_no)),
  )

/**
 * A blank for another day from the device's offline copy (its `biz_date` tells the day): without that day's plan and
 * handover.
 */
export const onDay = (blank: Blank, day: string): Blank =>
  blank.biz_date === day ? blank : { ...blank, biz_date: day, plan: null, plan_time: null, money_box_id: null }

/** The initial values of a new handover: the plan of the day and the expected boxes. */
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

/** A draft as values of the form; photos come with the plan, otherwise only names are known. */
export const draftValues = (draft: MoneyBoxDetail): Partial<MoneyBoxValues> => ({
  ...enteredOf(moneyBox, draft),
  id: draft.id,
  version: draft.version,
  handover_type: draft.handover_type,
  plan_id: draft.plan_id,
  oa_examine_id: draft.oa_examine_id,
  crew: draft.crew.map((member) => ({
    ...member,
    escort_company_id: draft.escort_company_id ?? 0,
    photo_url: null,
  })),
  items: draft.items.map((box) => ({ ...box, missing: box.matched === match.missing, seal_no: box.seal_no ?? '' })),
})

/** The body of a save; expected boxes that were not scanned are left out. A draft keeps its unit and day. */
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
      .map(({ box_no, missing, scan_method, ...box }) => ({
        ...{ box_no, missing, scan_method },
        ...enteredOf(read, { amount_declared: null, ...box, seal_no: box.seal_no.trim() }),
        ...(missing && nothingThere),
      })),
  }
}

const nothingThere = { seal_no: null, seal_ok: null, lock_ok: null, amount_declared: null }

/** The options for the condition of a vehicle, a face, a seal or a lock. */
export const verdicts = (word: (value: number) => string) => [
  { value: GOOD, label: word(GOOD) },
  { value: BAD, label: word(BAD), bad: true },
]

import { contentHash } from '@shouya/server/core/signatures/signatures.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import type { Crew, Item, MoneyBox } from './rules.ts'

const fields = [
  'biz_date',
  'dept_id',
  'handover_type',
  'plan_id',
  'escort_company_id',
  'car_id',
  'plate_no',
  'vehicle_ok',
  'place_ok',
  'bank_user1_id',
  'bank_user2_id',
  'guard_staff_id',
  'is_consistent',
  'diff_reason',
  'photos',
  'oa_examine_id',
  'special_approve_no',
  'backfill_reason',
  'remark',
] as const

const ofCrew = ['staff_id', 'name', 'staff_no', 'duty_type', 'verify_method', 'photo_match', 'cert_valid'] as const
const ofItem = ['box_no', 'direction', 'seal_no', 'seal_ok', 'lock_ok', 'matched', 'remark'] as const

type Content = Pick<MoneyBox, (typeof fields)[number] | 'arrive_time' | 'begin_time'>

const pick = <T, K extends keyof T>(row: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]]))

type SignedItem = Pick<Item, (typeof ofItem)[number] | 'amount_declared'>

/** An amount is signed where there is one; most handovers have none. */
const signedItem = (item: SignedItem) => ({
  ...pick(item, ofItem),
  ...(item.amount_declared === null ? {} : { amount_declared: item.amount_declared }),
})

/** What the signatures of a handover stand under: its head, its crew and its boxes. Times as instants. */
export function signedHash(
  row: Content,
  crew: readonly Pick<Crew, (typeof ofCrew)[number]>[],
  items: readonly SignedItem[],
  timezone: string,
): string {
  const at = (text: string | null) => text && instant(text, timezone).toISOString()
  return contentHash({
    ...pick(row, fields),
    arrive_time: at(row.arrive_time),
    begin_time: at(row.begin_time),
    crew: crew.toSorted((a, b) => a.staff_id - b.staff_id).map((one) => pick(one, ofCrew)),
    items: items.toSorted((a, b) => (a.box_no < b.box_no ? -1 : 1)).map(signedItem),
  })
}

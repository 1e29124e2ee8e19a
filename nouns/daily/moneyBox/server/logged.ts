import type { Compared } from './boxes.ts'
import type { Member } from './crew.ts'
import type { MoneyBox } from './rules.ts'

type Boxes = readonly Pick<Compared, 'box_no' | 'seal_no' | 'matched'>[]

/** Everything of a handover that the log may say; crew and boxes as one line each. */
export const logged = (row: MoneyBox, crew: readonly Pick<Member, 'name'>[], items: Boxes) => ({
  biz_date: row.biz_date,
  handover_type: row.handover_type,
  plate_no: row.plate_no,
  arrive_time: row.arrive_time,
  begin_time: row.begin_time,
  end_time: row.end_time,
  vehicle_ok: row.vehicle_ok,
  place_ok: row.place_ok,
  bank_user1_name: row.bank_user1_name,
  bank_user2_name: row.bank_user2_name,
  guard_staff_name: row.guard_staff_name,
  crew_names: crew.map(({ name }) => name).join('、') || null,
  boxes: items.map(({ box_no, seal_no }) => (seal_no ? `${box_no}/${seal_no}` : box_no)).join(' ') || null,
  is_consistent: row.is_consistent,
  diff_reason: row.diff_reason,
  special_approve_no: row.special_approve_no,
  backfill_reason: row.backfill_reason,
  remark: row.remark,
})

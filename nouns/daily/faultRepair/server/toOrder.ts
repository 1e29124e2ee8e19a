import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { copyPhotos } from '@shouya/server/core/files/photos.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { source } from '../../../maintenance/repairOrder/noun.ts'
import { openOrder } from '../../../maintenance/server/public.ts'
import type * as FaultRepair from '../contract.ts'
import { faultRepair } from '../noun.ts'

const { table } = faultRepair
/** Dictionary repair_order_type. */
const FAULT = 1
/** Value of `handle_mode`: reported to the vendor. */
const BY_VENDOR = 2

/** A repair order takes the fault over, with what it says and copies of its photos. */
export async function toOrder(
  ctx: Ctx,
  { id, version, sign: _, ...asked }: Input<typeof FaultRepair.ToOrder>,
  checked: Checked,
): Promise<Answered<typeof FaultRepair.ToOrder>> {
  const before = await toMove(ctx, faultRepair, { id, version }, 'order', ({ repair_order_id }) =>
    repair_order_id === null ? undefined : 'faultRepair.refused.ordered',
  )
  const { device_id: equipment_id, device_type, location, fault_type, fault_desc, urgency } = before
  const fault_photos = await copyPhotos(ctx.db, before.photos, ctx.now)
  const device_name = before.device_name ?? before.location
  const content = { equipment_id, device_name, device_type, location, fault_type, fault_desc, fault_photos, urgency }
  const called = { source: source.register, source_table: table, source_id: id, source_no: before.bill_no }
  const order = await openOrder(ctx, before.dept_id, { ...content, ...asked, order_type: FAULT }, called, checked)
  await tieFiles(ctx, fault_photos, { table: 'repair_order', id: order.id })
  const saved = await changeRow(ctx, faultRepair, before, {
    status: faultRepair.states.codes.working,
    start_time: before.start_time ?? ctx.now,
    handle_mode: BY_VENDOR,
    repair_order_id: order.id,
    repair_order_no: order.bill_no,
  })
  return { ...saved, bill_no: order.bill_no, company_name: order.company_name }
}

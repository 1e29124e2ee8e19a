import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { tiePhotos } from '@shouya/server/core/files/photos.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { insertRecord, toMove } from '@shouya/server/noun/write.ts'
import type * as Repair from '../contract.ts'
import { repairOrder, report } from '../noun.ts'
import { reportedDevice } from './device.ts'
import { ownDues, sentTo, unsent, vendorFor } from './dispatch.ts'
import { addStep } from './flow.ts'
import { follow } from './follow.ts'
import { sourceNamed } from './source.ts'
import { step } from './step.ts'
import { tell } from './tell.ts'
import { status, table } from './types.ts'

type Content = Omit<Input<typeof Repair.Save>, 'id' | 'version' | 'sign'>
type Source = { source: number; source_table: string | null; source_id: number | null; source_no: string | null }
type Requested = { id: number; version: number; bill_no: string; status: number; company_name: string | null }

/** Reports from the page: directly, from a round of inspection, or from a record that the caller may see. */
export async function requestRepair(
  ctx: Ctx,
  { dept_id, of, source: from, sign: _, ...content }: Input<typeof Repair.RequestRepair>,
  checked: Checked,
): Promise<Requested> {
  const direct = { source: from, source_table: null, source_id: null, source_no: null }
  const named = of && (await sourceNamed(ctx, of))
  const { dept_id: deptId, ...called } = named ?? { ...direct, dept_id: dept_id ?? ctx.user.deptId }
  const order = await openOrder(ctx, deptId, content, called, checked)
  await tiePhotos(ctx, [{ path: 'fault_photos', ids: content.fault_photos }], { table, id: order.id })
  return order
}

/**
 * Opens an order in a unit of the caller's scope (domain 8.3), signed: sent to the vendor that maintains the device, else it waits
 * for the branch. Registers that call for it use it in their own transaction.
 */
export async function openOrder(
  ctx: Ctx,
  deptId: number,
  content: Content,
  called: Source,
  { sign, fileId }: Checked,
): Promise<Requested> {
  const { db, now, services } = ctx
  await checkCodes(db, repairOrder, content)
  const unit = await unitInScope(ctx, deptId)
  const named = await placed(ctx, unit.id, content)
  const [bill_no = ''] = await nextNumber(db, repairOrder.prefix, todayOf(ctx), unit.dept_code)
  const row = { ...named, ...called, bill_no, dept_id: unit.id, dept_name: unit.dept_name }
  const saved = await insertRecord(ctx, repairOrder, {
    ...row,
    request_sign: JSON.stringify(sign),
    request_hash: signedHash(report, row, services.database.timezone),
  })
  const { id } = saved
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  await addSent(ctx, { ...row, id }, 'request', null)
  const order = { ...row, id, create_user_id: ctx.user.userId }
  await follow(services, db, { order, status: row.status, by: ctx.user, now })
  await tellSent(ctx, order)
  return { ...saved, bill_no, status: row.status, company_name: row.company_name }
}

/** What was sent back is completed by its author and sent again, signed anew. */
export async function requestAgain(
  ctx: Ctx,
  { id, version, sign: _, ...content }: Input<typeof Repair.Save>,
  { sign, fileId }: Checked,
): Promise<Omit<Requested, 'bill_no'>> {
  await checkCodes(ctx.db, repairOrder, content)
  const before = await toMove(ctx, repairOrder, { id, version }, 'edit')
  const named = await placed(ctx, before.dept_id, content, id)
  const row = { ...before, ...named }
  await tiePhotos(ctx, [{ path: 'fault_photos', ids: content.fault_photos }], { table, id })
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const saved = await step(
    ctx,
    before,
    {
      ...named,
      request_sign: JSON.stringify(sign),
      request_hash: signedHash(report, row, ctx.services.database.timezone),
    },
    { action: 'edit' },
  )
  await tellSent(ctx, row)
  return { ...saved, status: row.status, company_name: row.company_name }
}

/** The columns of a report: its device as the ledger has it, and who gets it. */
async function placed(ctx: Ctx, deptId: number, content: Content, but?: number) {
  const { maintain_company_id, ...device } = await reportedDevice(ctx, deptId, content, but)
  const vendor = await vendorFor(ctx, { dept_id: deptId, device_type: device.device_type, maintain_company_id })
  const sent = vendor
    ? { status: status.dispatched, auto_dispatched: true, ...(await sentTo(ctx, vendor, content.urgency)) }
    : { ...unsent, status: status.waiting, ...(await ownDues(ctx.services, content.urgency, ctx.now)) }
  return { ...content, ...device, ...sent }
}

type Sent = { id: number; status: number; company_name: string | null; auto_dispatched: boolean }

async function addSent({ db, user, now }: Ctx, row: Sent, action: string, from_status: number | null) {
  await addStep(db, { order_id: row.id, action, from_status, to_status: status.waiting, by: user, now })
  if (!row.auto_dispatched) return
  const sent = { from_status: status.waiting, to_status: status.dispatched, note: row.company_name }
  await addStep(db, { order_id: row.id, action: 'auto', ...sent, by: null, now })
}

type Told = Parameters<typeof tell>[1] & { status: number; fault_desc: string; respond_due: Date | string }

const tellSent = ({ db, now, services }: Ctx, row: Told) => {
  const due =
    typeof row.respond_due === 'string'
      ? row.respond_due.slice(0, 16)
      : localTime(row.respond_due, services.database.timezone).slice(0, 16)
  const told =
    row.status === status.dispatched
      ? ({ code: 'repair_dispatch', to: 'vendor' } as const)
      : ({ code: 'repair_new', to: 'branch' } as const)
  return tell(db, row, [{ ...told, act: now.toISOString() }], { fault: row.fault_desc, due }, now)
}

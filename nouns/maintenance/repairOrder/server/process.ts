import type { Result as Answered, Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import type * as Repair from '../contract.ts'
import { repairOrder } from '../noun.ts'
import { ownDues, sentTo, unsent } from './dispatch.ts'
import { step } from './step.ts'
import { tell } from './tell.ts'
import { status, table } from './types.ts'
import { vendorsToSend } from './vendors.ts'

const minute = (ctx: Ctx, at: Date) => localTime(at, ctx.services.database.timezone).slice(0, 16)

/** The branch sends a vendor; its deadlines begin now. */
export async function dispatch(
  ctx: Ctx,
  { id, version, company_id, contact_id, dispatch_note }: Input<typeof Repair.Process>,
  { sign, fileId }: Checked,
): Promise<Answered<typeof Repair.Process>> {
  const before = await toMove(ctx, repairOrder, { id, version }, 'dispatch')
  const vendor = await vendorsToSend(ctx, before).where('maintain_company.id', '=', company_id).executeTakeFirst()
  if (!vendor) return failAt('company_id', 'repairOrder.refused.vendor')
  if (contact_id !== null) await checkContact(ctx, company_id, contact_id)
  const { company_name } = vendor
  const sent = await sentTo(ctx, { company_id, company_name, contact_id }, before.urgency)
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const change = {
    ...sent,
    status: status.dispatched,
    auto_dispatched: false,
    dispatch_note,
    dispatch_user_id: ctx.user.userId,
    dispatch_user_name: ctx.user.name,
    dispatch_sign: JSON.stringify(sign),
  }
  const note = [company_name, dispatch_note].filter(Boolean).join(' ')
  const saved = await step(ctx, before, change, { action: 'dispatch', note })
  const params = { fault: before.fault_desc, due: minute(ctx, sent.respond_due) }
  const told = { code: 'repair_dispatch', to: 'vendor', act: ctx.now.toISOString() } as const
  await tell(ctx.db, { ...before, ...sent }, [told], params, ctx.now)
  return saved
}

async function checkContact({ db }: Ctx, companyId: number, contactId: number): Promise<void> {
  const contact = await everything(db)
    .selectFrom('maintain_contact')
    .select('id')
    .where('id', '=', contactId)
    .where('company_id', '=', companyId)
    .where('status', '=', 1)
    .executeTakeFirst()
  if (!contact) failAt('contact_id', 'repairOrder.refused.contact')
}

/** The branch sends an incomplete report back to its author. */
export async function sendBack(
  ctx: Ctx,
  { id, version, reason }: Input<typeof Repair.Return>,
): Promise<Answered<typeof Repair.Return>> {
  const before = await toMove(ctx, repairOrder, { id, version }, 'sendBack')
  const change = { status: status.returned, return_reason: reason }
  const saved = await step(ctx, before, change, { action: 'sendBack', note: reason })
  await tell(
    ctx.db,
    before,
    [{ code: 'repair_returned', to: 'author', act: ctx.now.toISOString() }],
    { reason },
    ctx.now,
  )
  return saved
}

/** The vendor does not take it: it waits for the branch again, by the bank's own deadlines. */
export async function refuse(
  ctx: Ctx,
  { id, version, reason }: Input<typeof Repair.Refuse>,
): Promise<Answered<typeof Repair.Refuse>> {
  const before = await toMove(ctx, repairOrder, { id, version }, 'refuse')
  const change = {
    ...{ ...unsent, status: status.waiting, reject_reason: reason },
    ...(await ownDues(ctx.services, before.urgency, ctx.now)),
  }
  const note = `${before.company_name} ${reason}`
  const saved = await step(ctx, before, change, { action: 'refuse', note })
  const told = { code: 'repair_refused', to: 'branch', act: ctx.now.toISOString() } as const
  await tell(ctx.db, before, [told], { vendor: before.company_name ?? '', reason }, ctx.now)
  return saved
}

import type { Result as Answered, Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { type Kysely, sql } from 'kysely'
import type * as Repair from '../contract.ts'
import { repairOrder } from '../noun.ts'
import { isUnapproved, LEAST_NOTE, levelOf, MOST_REWORK, POOR, putOff } from '../rules.ts'
import { confirmsOwn, mayCancel } from './rules.ts'
import { step } from './step.ts'
import { tell } from './tell.ts'
import { type Order, status, table } from './types.ts'

/** The outlet says whether it works. */
export async function confirmRepair(
  ctx: Ctx,
  input: Input<typeof Repair.ConfirmRepair>,
  checked: Checked | null,
): Promise<Answered<typeof Repair.ConfirmRepair>> {
  const before = await toMove(ctx, repairOrder, input, 'confirm', (row) =>
    confirmsOwn(row, ctx.user) ? 'repairOrder.refused.ownRepair' : undefined,
  )
  if (!input.passed) return rework(ctx, before, input.rework_reason)
  if (isUnapproved(before)) fail('WrongState', { reason: 'repairOrder.refused.approval' })
  if (!checked) return failAt('sign', 'input.required')
  if (checked.fileId !== null) await attachFile(ctx, checked.fileId, table, before.id)
  const change = {
    status: status.rating,
    confirm_time: ctx.now,
    confirm_user_id: ctx.user.userId,
    confirm_user_name: ctx.user.name,
    confirm_sign: JSON.stringify(checked.sign),
  }
  return { ...(await step(ctx, before, change, { action: 'confirm' })), status: status.rating }
}

/** It is repaired once more; the time that the outlet took is not the vendor's. */
async function rework(ctx: Ctx, before: Order, reason: string | null) {
  if (!reason) return failAt('rework_reason', 'input.required')
  const { now, services } = ctx
  const at = (text: string) => instant(text, services.database.timezone)
  const waited = before.fix_time === null ? 0 : now.getTime() - at(before.fix_time).getTime()
  const { fix_due } = putOff({ arrive_due: at(before.arrive_due), fix_due: at(before.fix_due) }, waited)
  const rework_count = before.rework_count + 1
  const isEscalated = rework_count >= MOST_REWORK
  const change = {
    ...{ status: status.working, rework_count, rework_reason: reason, fix_due },
    ...{ fix_time: null, fix_sign: null, sign_hash: null },
    ...(isEscalated && { escalated_at: now }),
  }
  const saved = await step(ctx, before, change, { action: 'rework', note: reason })
  const act = now.toISOString()
  await tell(
    ctx.db,
    before,
    [
      { code: 'repair_rework', to: 'vendor', act },
      ...(isEscalated ? [{ code: 'repair_rework', to: 'branch', act, level: 3 } as const] : []),
    ],
    { count: rework_count, reason },
    now,
  )
  return { ...saved, status: status.working }
}

/** Three marks, and what is wrong where they are poor. */
export async function rate(
  ctx: Ctx,
  { id, version, ...marks }: Input<typeof Repair.Rate>,
): Promise<Answered<typeof Repair.Rate>> {
  const before = await toMove(ctx, repairOrder, { id, version }, 'rate')
  const rating_level = levelOf([marks.rating_quality, marks.rating_attitude, marks.rating_speed])
  if (rating_level === POOR && (marks.rating_note ?? '').length < LEAST_NOTE)
    return failAt('rating_note', 'repairOrder.refused.note')
  const change = { ...marks, rating_level, rate_time: ctx.now, close_time: ctx.now, status: status.done }
  const saved = await step(ctx, before, change, { action: 'rate', note: marks.rating_note })
  if (before.company_id !== null) await keepScore(ctx.db, before.company_id)
  return saved
}

/** The mean of all marks of a vendor, which its list shows. */
const keepScore = (db: Kysely<Unscoped>, companyId: number) =>
  everything(db)
    .updateTable('maintain_company')
    .set({
      score_avg: sql<number>`(select round(avg((rating_quality + rating_attitude + rating_speed) / 3.0), 2)
        from repair_order where company_id = ${companyId} and rating_level is not null)`,
    })
    .where('id', '=', companyId)
    .execute()

/** Takes back what nobody has begun to repair. */
export async function cancel(
  ctx: Ctx,
  { id, version, reason }: Input<typeof Repair.Cancel>,
): Promise<Answered<typeof Repair.Cancel>> {
  const before = await toMove(ctx, repairOrder, { id, version }, 'cancel', (row) =>
    mayCancel(row, ctx.user) ? undefined : 'repairOrder.refused.ownCancel',
  )
  return step(ctx, before, { status: status.cancelled, cancel_reason: reason }, { action: 'cancel', note: reason })
}

import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { permitSaying, spendPermit } from '../../approvals/server/public.ts'

const topic = 'register.open'

/**
 * A day in the register of a unit. `register` and `day` are the fields `register` (a number) and `biz_date` in the form of
 * a request for late entries.
 */
export type RegisterDay = { register: string; dept_id: number; day: string }

/**
 * Whether the day was, at a moment, before the last day on which entries are accepted (`register.backfill_days`,
 * domain 4).
 */
async function isClosed({ services }: Pick<Ctx, 'services'>, day: string, at: Date): Promise<boolean> {
  const days = await services.settings.get('register.backfill_days')
  return day < addDays(localDay(at, services.database.timezone), -days)
}

const permitFor = (ctx: Pick<Ctx, 'db'>, { register, dept_id, day }: RegisterDay, bill_no: string | null) =>
  permitSaying(ctx, { topic, dept_id, says: { register, biz_date: day }, bill_no })

/**
 * The number of the approved request that permits one entry on a closed day; null if the day is still open. 1009 if the
 * unit has no request for this register and day.
 * @param bill_no the record's own number, if it has already used the request
 */
export async function openedBy(
  ctx: Ctx,
  registerDay: RegisterDay,
  bill_no: string | null = null,
): Promise<string | null> {
  if (!(await isClosed(ctx, registerDay.day, ctx.now))) return null
  return ((await permitFor(ctx, registerDay, bill_no)) ?? fail('PeriodClosed')).bill_no
}

/**
 * Uses the request when a record of a closed day gets its number.
 * @param at the time of submission
 */
export async function spendOpening(ctx: Ctx, registerDay: RegisterDay, bill_no: string, at = ctx.now): Promise<void> {
  if (!(await isClosed(ctx, registerDay.day, at))) return
  const permit = (await permitFor(ctx, registerDay, bill_no)) ?? fail('PeriodClosed')
  if (!permit.used) await spendPermit(ctx, { topic, instance_id: permit.id, dept_id: registerDay.dept_id, bill_no })
}

const LONGEST = 200

/** The reason for the late entry, with the request that permitted it. */
export function reasonWith(reason: string | null, permit: string | null): string | null {
  if (reason === null || permit === null || reason.includes(permit)) return reason
  const by = `（${permit}）`
  return `${reason.slice(0, LONGEST - by.length)}${by}`
}

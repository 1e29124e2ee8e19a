import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { permitSaying, spendPermit } from '../../approvals/server/public.ts'

const topic = 'register.open'

/** A register's day at a unit; `book` is the field `register` of the form of such a request, `day` its field `biz_date`. */
export type Leaf = { book: string; dept_id: number; day: string }

/** So long ago at a moment that nobody files it any more (`register.backfill_days`, domain 4). */
async function isClosed({ services }: Pick<Ctx, 'services'>, day: string, at: Date): Promise<boolean> {
  const days = await services.settings.get('register.backfill_days')
  return day < addDays(localDay(at, services.database.timezone), -days)
}

const permitFor = (ctx: Pick<Ctx, 'db'>, { book: register, dept_id, day }: Leaf, bill_no: string | null) =>
  permitSaying(ctx, { topic, dept_id, says: { register, biz_date: day }, bill_no })

/**
 * The number of the approved request that opens a day for one record; null while the day needs none. 1009 where no request of
 * the unit names this register and day. @param bill_no the record's own, if it has used the request already.
 */
export async function openedBy(ctx: Ctx, leaf: Leaf, bill_no: string | null = null): Promise<string | null> {
  if (!(await isClosed(ctx, leaf.day, ctx.now))) return null
  return ((await permitFor(ctx, leaf, bill_no)) ?? fail('PeriodClosed')).bill_no
}

/** A record of a closed day has its number, and so has used its request. @param at when it was filed. */
export async function spendOpening(ctx: Ctx, leaf: Leaf, bill_no: string, at = ctx.now): Promise<void> {
  if (!(await isClosed(ctx, leaf.day, at))) return
  const permit = (await permitFor(ctx, leaf, bill_no)) ?? fail('PeriodClosed')
  if (!permit.used) await spendPermit(ctx, { topic, instance_id: permit.id, dept_id: leaf.dept_id, bill_no })
}

const LONGEST = 200

/** Why it is filed so late, with the request that allowed it. */
export function reasonWith(reason: string | null, permit: string | null): string | null {
  if (reason === null || permit === null || reason.includes(permit)) return reason
  const by = `（${permit}）`
  return `${reason.slice(0, LONGEST - by.length)}${by}`
}

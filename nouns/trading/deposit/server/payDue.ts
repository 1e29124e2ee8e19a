import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'

/** The last day on which a refund that is approved now is paid: `deposit.refund_days` working days from the next day on. */
export async function payDue({ db, now, services }: Pick<Ctx, 'db' | 'now' | 'services'>): Promise<string> {
  const today = localDay(now, services.database.timezone)
  const days = await services.settings.get('deposit.refund_days')
  if (days === 0) return today
  const { rows } = await sql<{ day: string }>`select day::date as day
    from generate_series(${today}::date + 1, ${today}::date + ${days * 4 + 30}::int, interval '1 day') as day
    where works_on('1,2,3,4,5', day::date) order by 1 limit ${days}`.execute(db)
  const last = rows.at(-1)
  if (!last) throw new Error('no working day follows')
  return last.day
}

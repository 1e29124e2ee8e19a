import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { type RawBuilder, sql } from 'kysely'

type Expiry = 'expired' | '7' | '30' | '90' | undefined

/** Today in the business time zone. */
export const todayOf = ({ now, services }: Pick<Ctx, 'now' | 'services'>): string =>
  localDay(now, services.database.timezone)

/** What has ended (`expired`), or ends within some days from today. */
export function expiring(column: string, expiry: Expiry, today: string): RawBuilder<boolean>[] {
  const at = sql.ref(column)
  if (expiry === undefined) return []
  if (expiry === 'expired') return [sql`${at} < ${today}::date`]
  return [sql`${at} between ${today}::date and ${addDays(today, Number(expiry))}::date`]
}

import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { type RawBuilder, sql } from 'kysely'

type Expiry = 'expired' | '7' | '30' | '90' | undefined

/** Today in the business time zone. */
export const todayOf = ({ now, services }: Pick<Ctx, 'now' | 'services'>): string =>
  localDay(now, services.database.timezone)

/** Certificates that have expired (`expired`), or that are valid and expire within some days from today. */
export function expiring(column: string, expiry: Expiry, today: string): RawBuilder<boolean>[] {
  const at = sql.ref(column)
  if (expiry === undefined) return []
  if (expiry === 'expired') return [sql`${at} < ${today}::date`]
  return [sql`${at} >= ${today}::date and ${at} <= ${addDays(today, Number(expiry))}::date`]
}

import { type RawBuilder, sql } from 'kysely'
import { addDays } from '../core/time/local.ts'

type Expiry = 'expired' | '7' | '30' | '90' | undefined

/** What has ended (`expired`), or is valid and ends within some days from today. */
export function expiring(column: string, expiry: Expiry, today: string): RawBuilder<boolean>[] {
  const at = sql.ref(column)
  if (expiry === undefined) return []
  if (expiry === 'expired') return [sql`${at} < ${today}::date`]
  return [sql`${at} between ${today}::date and ${addDays(today, Number(expiry))}::date`]
}

import type { Ctx } from '../context.ts'
import { failAt } from '../failure.ts'
import { instant, localTime } from './local.ts'

/** When a device without a network says an entry was made (`filed_at` of the wire). A clock that runs ahead counts as now. */
export function filedAt({ now, services }: Ctx, filed_at: string | null): string | null {
  if (filed_at === null) return null
  const { timezone } = services.database
  const at = instant(filed_at, timezone)
  if (Number.isNaN(at.getTime()) || localTime(at, timezone) !== filed_at) failAt('filed_at', 'input.date')
  return at > now ? localTime(now, timezone) : filed_at
}

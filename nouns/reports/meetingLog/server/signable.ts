import type { Ctx } from '@shouya/server/core/context.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { MAKEUP_DAYS } from '../rules.ts'
import { type Attendance, type MeetingLog, status } from './rules.ts'

/** Condition: whoever was absent from this `meeting_log` may still sign. */
export const isInTime = (now: Date) =>
  sql<boolean>`meeting_log.end_time::date + ${sql.lit(MAKEUP_DAYS)} >= ${now}::timestamptz::date`

/** Whether a line of a record may be signed now: before all have signed, or within a week by whoever was absent. */
export function isOpenTo(
  { now, services }: Pick<Ctx, 'now' | 'services'>,
  row: Pick<MeetingLog, 'status' | 'end_time'>,
  line: Pick<Attendance, 'sign' | 'absent_reason'>,
): boolean {
  if (line.sign !== null) return false
  if (line.absent_reason === null) return row.status === status.signing
  const submitted: readonly number[] = [status.signing, status.signed, status.archived]
  const today = localDay(now, services.database.timezone)
  return submitted.includes(row.status) && today <= addDays(row.end_time.slice(0, 10), MAKEUP_DAYS)
}

import { type Ctx, can } from '../../../core/context.ts'
import { type Counters, counted } from '../../../core/counts/counted.ts'
import { addDays, localDay } from '../../../core/time/local.ts'
import { conditionsOf } from './conditions.ts'

type Key = 'job_failed' | 'audit_reveal' | 'audit_export' | 'audit_refused' | 'audit_forced'

/** What the work bench tells those who read the log: of the last seven days for jobs, else of the last 30. */
export function logCounters(ctx: Ctx): Counters<Key> {
  if (!can(ctx.user, 'sys_log', 'query')) return {}
  const end_date = localDay(ctx.now, ctx.services.database.timezone)
  const rows = (days: number, filters: Partial<Parameters<typeof conditionsOf>[1]>) => {
    const query = { keywords: '', begin_date: addDays(end_date, 1 - days), end_date, ...filters }
    return counted(ctx.db.selectFrom('sys_log').where(conditionsOf(ctx, query)))
  }
  return {
    job_failed: rows(7, { log_type: [5], action: 'Job/' }),
    audit_reveal: rows(30, { log_type: [3] }),
    audit_export: rows(30, { log_type: [4] }),
    audit_refused: rows(30, { refused: true }),
    audit_forced: rows(30, { forced: true }),
  }
}

import { counterLists } from '@shouya/contract/counterLists'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { conditionsOf } from './conditions.ts'

type Key = 'job_failed' | 'audit_reveal' | 'audit_export' | 'audit_refused' | 'audit_forced'

/** What the work bench tells those who read the log: each is the list under its filters. */
export function logCounters(ctx: Ctx): Counters<Key> {
  if (!can(ctx.user, 'sys_log', 'query')) return {}
  const lists = counterLists(localDay(ctx.now, ctx.services.database.timezone))
  const rows = ({ filters }: { filters: Partial<Parameters<typeof conditionsOf>[1]> }) =>
    counted(ctx.db.selectFrom('sys_log').where(conditionsOf(ctx, { keywords: '', ...filters })))
  return {
    job_failed: rows(lists.job_failed),
    audit_reveal: rows(lists.audit_reveal),
    audit_export: rows(lists.audit_export),
    audit_refused: rows(lists.audit_refused),
    audit_forced: rows(lists.audit_forced),
  }
}

import type { Filters } from '@shouya/contract/controllers/SecurityCheck'
import { sql } from 'kysely'
import { type Ctx, can } from '../../../core/context.ts'
import { type Counters, counted } from '../../../core/counts/counted.ts'
import { addDays, localDay } from '../../../core/time/local.ts'
import { checksOn, SESSIONS_A_DAY } from './due.ts'
import { conditionsOf, unfiltered } from './rows.ts'

type Key = 'check_should' | 'check_done' | 'check_sign' | 'check_confirm' | 'check_abnormal' | 'check_late'

const MONTH = -29

/** What the work bench says about checks (domain 15): each but the first is the list under its filters. */
export function checkCounters(ctx: Ctx): Counters<Key> {
  const { user, now, scoped, services } = ctx
  if (!can(user, 'daily_security', 'query')) return {}
  const today = localDay(now, services.database.timezone)
  const checks = (filters: Partial<Filters>) =>
    counted(scoped.rows('security_check').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  const day = { begin_date: today, end_date: today }
  return {
    check_should: scoped
      .rows('dept')
      .where(checksOn(today))
      .select(sql<number>`(count(*) * ${sql.lit(SESSIONS_A_DAY)})::int`.as('count')) as never,
    check_done: checks({ filed: true, ...day }),
    check_sign: checks({ mine: true }),
    check_confirm: checks({ unconfirmed: true }),
    check_abnormal: checks({ overall_result: 2, filed: true, ...day }),
    check_late: checks({ is_overdue: true, begin_date: addDays(today, MONTH), end_date: today }),
  }
}

import type { Filters } from '@shouya/contract/controllers/MoneyBox'
import { sql } from 'kysely'
import { type Ctx, can } from '../../../core/context.ts'
import { type Counters, counted } from '../../../core/counts/counted.ts'
import { localDay } from '../../../core/time/local.ts'
import { conditionsOf, unfiltered } from './rows.ts'
import { onTime, status } from './rules.ts'

type Key = 'escort_should' | 'escort_done' | 'escort_late' | 'escort_reject' | 'escort_sign' | 'escort_dispute'

/** What the work bench says about escort handovers (domain 15): each but the first is the list under its filters. */
export function moneyBoxCounters(ctx: Ctx): Counters<Key> {
  const { user, now, scoped, services } = ctx
  if (!can(user, 'daily_escort', 'query')) return {}
  const today = localDay(now, services.database.timezone)
  const handovers = (filters: Partial<Filters>) =>
    counted(scoped.rows('money_box').where(conditionsOf(ctx, { ...unfiltered, ...filters })))
  const day = { begin_date: today, end_date: today }
  return {
    // An open outlet has one for each of its two times on its business days (domain 5.2).
    escort_should: scoped
      .rows('dept')
      .where('dept_type', '=', 4)
      .where('status', '=', 1)
      .where(sql<boolean>`extract(isodow from ${today}::date)::text = any(string_to_array(business_days, ','))`)
      .select(
        sql<number>`coalesce(sum((deliver_time is not null)::int + (collect_time is not null)::int), 0)::int`.as(
          'count',
        ),
      ) as never,
    escort_done: handovers({ handover_type: [1, 2], status: [status.done], ...day }),
    escort_late: handovers({ on_time: [onTime.late], ...day }),
    escort_reject: handovers({ status: [status.refused], ...day }),
    escort_sign: handovers({ mine: true }),
    escort_dispute: handovers({ status: [status.disputed] }),
  }
}

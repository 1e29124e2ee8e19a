import type { Input } from '@shouya/contract/action'
import { filtersOf } from '@shouya/noun/counters'
import type { CounterName } from '@shouya/noun/noun'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { logsWithin } from '@shouya/server/db/scope.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type { GetPageList } from '../contract.ts'
import { log } from '../noun.ts'

type Filters = Omit<Input<typeof GetPageList>, 'cursor' | 'pagesize'>

const STANDARD_DAYS = 7
const MOST_DAYS = 366

/** Calls refused for want of a right (401) or of scope (403). Sign-ins have other codes. */
export const isRefused = sql<boolean>`not sys_log.result and sys_log.code in (401, 403)`

const pattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The conditions of list, export and counters: the caller's scope, and the last seven days unless days are given. */
function conditionsOf(ctx: Ctx, query: Filters) {
  const { keywords, action, module, jobs, refused, forced } = query
  const last = query.end_date ?? localDay(ctx.now, ctx.services.database.timezone)
  const begin_date = query.begin_date ?? addDays(last, 1 - STANDARD_DAYS)
  const end_date = query.end_date ?? addDays(begin_date, MOST_DAYS - 1)
  const like = `%${pattern(keywords)}%`
  return allOf([
    logsWithin(ctx.user.scope),
    // The log has no `search_text`.
    ...conditionsIn(log, { ...query, begin_date, end_date, keywords: '' }),
    ...when(action || undefined, sql`action like ${`${pattern(action ?? '')}%`}`),
    ...when(module, sql`starts_with(action, ${`${module}/`})`),
    ...when(jobs, sql`starts_with(action, 'Job/') = ${jobs}`),
    ...when(refused, isRefused),
    ...when(forced, sql`sys_log.forced`),
    // The message of a failed sign-in has the name that was typed.
    ...when(
      keywords || undefined,
      sql`(user_name like ${like} or bill_no like ${like} or action ilike ${like} or ip like ${like}
        or message like ${like})`,
    ),
  ])
}

const shown = [
  'id',
  'log_type',
  'user_id',
  'user_name',
  'dept_name',
  'action',
  'bill_no',
  'target_table',
  'target_id',
  'result',
  'code',
  'ip',
  'cost_ms',
  'request_id',
  'user_agent',
  'message',
  'create_time',
] as const

/** Rows of the audit log, newest first. */
export const selectLogs = (ctx: Ctx, query: Input<typeof GetPageList>) =>
  ctx.db
    .selectFrom('sys_log')
    .select(shown)
    .where(conditionsOf(ctx, query))
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')

/** The counters of the work bench: each is the list under its filters. */
export function logCounters(ctx: Ctx): Counters<CounterName<typeof log>> {
  if (!can(ctx.user, log.permission, 'query')) return {}
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const counts = Object.entries(log.counters).map(([name, counter]) => {
    const conditions = conditionsOf(ctx, { keywords: '', ...filtersOf(counter, today) })
    return [name, counted(ctx.db.selectFrom('sys_log').where(conditions))]
  })
  return Object.fromEntries(counts)
}

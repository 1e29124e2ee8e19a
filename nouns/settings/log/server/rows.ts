import type { Input } from '@shouya/contract/action'
import { filtersOf } from '@shouya/noun/counters'
import type { CounterName } from '@shouya/noun/noun'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { logsWithin } from '@shouya/server/db/scope.ts'
import { allOf, onDays } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type { GetPageList } from '../contract.ts'
import { log } from '../noun.ts'

type Filters = Omit<Input<typeof GetPageList>, 'cursor' | 'pagesize'>

const STANDARD_DAYS = 7
const MOST_DAYS = 366

/** No right (401) or out of scope (403). Signing in has a code of its own. */
export const isRefused = sql<boolean>`not sys_log.result and sys_log.code in (401, 403)`

const pattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The conditions of list, export and counters: the caller's scope, and the last seven days unless days are given. */
function conditionsOf(ctx: Ctx, query: Filters) {
  const { keywords, log_type, user_id, dept_id, action, module, jobs, result, refused, forced } = query
  const last = query.end_date ?? localDay(ctx.now, ctx.services.database.timezone)
  const begin_date = query.begin_date ?? addDays(last, 1 - STANDARD_DAYS)
  const end_date = query.end_date ?? addDays(begin_date, MOST_DAYS - 1)
  const like = `%${pattern(keywords)}%`
  return allOf([
    logsWithin(ctx.user.scope),
    ...onDays('sys_log.create_time', { begin_date, end_date }),
    ...(log_type?.length ? [sql<boolean>`log_type = any(${log_type}::smallint[])`] : []),
    ...(user_id === undefined ? [] : [sql<boolean>`user_id = ${user_id}`]),
    ...(dept_id === undefined ? [] : [sql<boolean>`dept_id = ${dept_id}`]),
    ...(action ? [sql<boolean>`action like ${`${pattern(action)}%`}`] : []),
    ...(module ? [sql<boolean>`starts_with(action, ${`${module}/`})`] : []),
    ...(jobs === undefined ? [] : [sql<boolean>`starts_with(action, 'Job/') = ${jobs}`]),
    ...(result === undefined ? [] : [sql<boolean>`result = ${result}`]),
    ...(refused ? [isRefused] : []),
    ...(forced ? [sql<boolean>`sys_log.forced`] : []),
    // The message holds the name that was typed at a sign-in that failed.
    ...(keywords
      ? [
          sql<boolean>`(user_name like ${like} or bill_no like ${like} or action ilike ${like} or ip like ${like}
            or message like ${like})`,
        ]
      : []),
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

/** What the work bench tells those who read the log: each is the list under its filters. */
export function logCounters(ctx: Ctx): Counters<CounterName<typeof log>> {
  if (!can(ctx.user, log.permission, 'query')) return {}
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const counts = Object.entries(log.counters).map(([name, counter]) => {
    const conditions = conditionsOf(ctx, { keywords: '', ...filtersOf(counter, today) })
    return [name, counted(ctx.db.selectFrom('sys_log').where(conditions))]
  })
  return Object.fromEntries(counts)
}
